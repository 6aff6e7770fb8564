import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { articleLinkFaults, withArticleLinks } from './article-links.model.ts';
import { readPack } from './pack.reader.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'article-links-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('leads to the article in the language of the link, and leaves other links alone', () => {
  const markdown = 'See [this](article:first-light) and [that](https://a.example/article:x).';
  expect(withArticleLinks(markdown, 'en')).toBe(
    'See [this](/cn/en/news/detail?baseid=first-light) and [that](https://a.example/article:x).',
  );
});

it('leads to pages of the site in the language of the link, and changes no picture and no file', () => {
  const markdown = '[sales](/invest/sales) [file](/cn/media-files/a.pdf) [elsewhere](//a.example/x)';
  expect(withArticleLinks(markdown, 'cn')).toBe(
    '[sales](/cn/cn/invest/sales) [file](/cn/media-files/a.pdf) [elsewhere](//a.example/x)',
  );
});

it('finds links to articles that are not there in the language', () => {
  const pack = samplePack();
  const markdown = '[one](article:only-chinese) [two](article:second-wind) [three](article:lost)';
  pack.articles['first-light'] = { ...pack.articles['first-light'], en: { title: 'First light', markdown } };
  const read = readPack(writePack(path.join(folder, 'pack'), pack));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  expect(articleLinkFaults(read.pack).map(({ file, rule }) => `${file}: ${rule}`)).toEqual([
    'articles/first-light/en.md: article only-chinese is not in the pack in this language',
    'articles/first-light/en.md: article lost is not in the pack in this language',
  ]);
});
