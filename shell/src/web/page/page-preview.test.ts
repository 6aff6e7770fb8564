import { expect, it } from 'vitest';
import { previewIn } from './page-preview.ts';

const meta = (property: string, content: string): [string, Record<string, string>] => ['meta', { property, content }];
const IMAGE = meta('og:image', 'https://www.example.com/cn/og/en/news.png?h=abc');

it('says where the picture is, without its host, and the words on it', () => {
  const head = [
    ['link', { rel: 'canonical', href: '/' }] as [string, Record<string, string>],
    IMAGE,
    meta('og:title', 'News'),
    meta('og:site_name', 'Chenyue'),
  ];
  expect(previewIn(head)).toEqual({ path: '/cn/og/en/news.png?h=abc', title: 'News', siteName: 'Chenyue' });
});

it('has no words where a page says none', () => {
  expect(previewIn([IMAGE])).toEqual({ path: '/cn/og/en/news.png?h=abc', title: '', siteName: '' });
});

it('is nothing where a page names no picture', () => {
  expect(previewIn([meta('og:title', 'News')])).toBeNull();
});
