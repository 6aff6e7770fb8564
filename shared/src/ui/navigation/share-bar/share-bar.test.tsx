import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShareBar } from './share-bar.tsx';
import { networksOf } from './share-links.ts';

const words = {
  label: 'Share',
  on: (network: string) => `On ${network}`,
  mail: 'E-mail',
  wechat: 'WeChat',
  wechatHint: 'Scan it.',
  copy: 'Copy link',
  print: 'Print',
};
const url = 'https://www.chenyue.example/cn/cn/news/detail?baseid=1&x=2';

describe('ways to pass a page on', () => {
  it('gives Weibo address, title and picture, each encoded', () => {
    const picture = 'https://www.chenyue.example/a.webp';
    const share = new URL(networksOf('cn', { url, title: '六所高校 & 风', picture })[0]?.href ?? '');
    expect(share.searchParams.get('url')).toBe(url);
    expect(share.searchParams.get('title')).toBe('六所高校 & 风');
    expect(share.searchParams.get('pic')).toBe('https://www.chenyue.example/a.webp');
  });

  it('opens Weibo in a tab that cannot reach ours, and WeChat as a code of 120 pixels', () => {
    const html = renderToStaticMarkup(<ShareBar lang="cn" title="Lab" url={url} words={words} />);
    expect(html).toMatch(/href="https:\/\/service.weibo.com[^"]*" target="_blank" rel="noopener noreferrer"/);
    expect(html).toMatch(/<details[^>]*>.*width="120" height="120".*Scan it\./);
    expect(html).toContain('src="/cn/qr/cn.svg?of=%2Fnews%2Fdetail%3Fbaseid%3D1%26x%3D2"');
    expect(html, 'the code is fetched by whoever opens it').toContain('loading="lazy"');
  });

  it('brings the code of a page of another site along, which has no file here', () => {
    const html = renderToStaticMarkup(
      <ShareBar lang="cn" title="Lab" url="https://elsewhere.example/lab" words={words} />,
    );
    expect(html).toMatch(/<details[^>]*>.*<svg[^>]*width="120" height="120".*Scan it\./);
  });

  it('offers readers of English LinkedIn, X and mail, and neither Weibo nor WeChat', () => {
    const html = renderToStaticMarkup(<ShareBar lang="en" title="A & B" url={url} words={words} />).replaceAll(
      '&amp;',
      '&',
    );
    const address = encodeURIComponent(url);
    expect(html).toContain(`href="https://www.linkedin.com/sharing/share-offsite/?url=${address}" target="_blank"`);
    expect(html).toContain(`href="https://x.com/intent/tweet?url=${address}&text=A+%26+B" target="_blank"`);
    expect(html).toContain(`href="mailto:?subject=A%20%26%20B&body=${address}"`);
    expect(html).not.toMatch(/weibo|<details/i);
  });

  it('offers only what needs no address when there is none', () => {
    const html = renderToStaticMarkup(<ShareBar lang="cn" title="Lab" url={null} words={words} />);
    expect(html).not.toMatch(/weibo|mailto|<details/i);
    expect(html).toContain('data-copy-link=""');
  });
});
