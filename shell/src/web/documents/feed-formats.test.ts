import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { writeFeed, type Feed } from './feed-formats.ts';

const NASTY = 'R&D <b>"quoted"</b> ]]> \u0007\uD800 曜行';
const PLAIN = 'R&D <b>"quoted"</b> ]]>  曜行';
const feed: Feed = {
  lang: 'cn',
  title: '全部新闻',
  description: '最新动态',
  home: 'https://www.example.com/cn/cn/news',
  self: 'https://www.example.com/cn/cn/feeds/all.rss',
  next: 'https://www.example.com/cn/cn/feeds/all.rss?after=20261102090000.second-wind',
  siteName: '辰岳',
  icon: 'https://www.example.com/icon.png',
  entries: [
    {
      url: 'https://www.example.com/cn/cn/news/detail?baseid=a&x=1',
      title: NASTY,
      summary: NASTY,
      published: '2026-11-20T11:00:00+08:00',
      author: 'A & B',
      tags: ['<tag>'],
      file: { url: 'https://www.example.com/a.webp', type: 'image/webp' },
    },
    {
      url: 'https://www.example.com/cn/cn/invest/notice#b',
      title: 'B',
      summary: 'B',
      published: '2026-11-19T00:00:00+08:00',
      author: '',
      tags: [],
      file: { url: 'https://www.example.com/b.pdf', type: 'application/pdf', bytes: 1024 },
    },
  ],
};
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', trimValues: false });
const parsed = (text: string) => {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text) as Record<string, never>;
};

// Spec C30.
describe('a feed', () => {
  it('is RSS 2.0 that says what it is, where it goes on, and keeps every character', () => {
    const { channel } = parsed(writeFeed(feed, 'rss'))['rss'] as unknown as Record<string, Record<string, never>[]>;
    expect(channel).toMatchObject({
      language: 'zh-cn',
      link: feed.home,
      lastBuildDate: 'Fri, 20 Nov 2026 03:00:00 +0000',
      'atom:link': [
        { '@rel': 'self', '@type': 'application/rss+xml', '@href': feed.self },
        { '@rel': 'next', '@type': 'application/rss+xml', '@href': feed.next },
      ],
      item: [
        {
          title: PLAIN,
          description: PLAIN,
          guid: { '#text': feed.entries[0]?.url, '@isPermaLink': 'true' },
          pubDate: 'Fri, 20 Nov 2026 03:00:00 +0000',
          category: '<tag>',
          'dc:creator': 'A & B',
          'media:content': { '@url': 'https://www.example.com/a.webp', '@medium': 'image' },
        },
        { enclosure: { '@type': 'application/pdf', '@length': '1024' } },
      ],
    });
  });

  it('is Atom 1.0 with ids, times and the language', () => {
    const atom = parsed(writeFeed(feed, 'atom'))['feed'] as unknown as Record<string, unknown>;
    expect(atom).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'zh-CN',
      id: feed.self,
      updated: '2026-11-20T11:00:00+08:00',
      author: { name: '辰岳' },
      entry: [
        { id: feed.entries[0]?.url, title: PLAIN, updated: '2026-11-20T11:00:00+08:00', author: { name: 'A & B' } },
        { link: [{}, { '@rel': 'enclosure', '@length': '1024' }] },
      ],
    });
    expect((atom['link'] as object[]).map((link) => Reflect.get(link, '@rel') as string)).toEqual([
      'alternate',
      'self',
      'next',
    ]);
  });

  it('is JSON Feed 1.1', () => {
    expect(JSON.parse(writeFeed(feed, 'json'))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: feed.self,
      next_url: feed.next,
      language: 'zh-CN',
      items: [
        { id: feed.entries[0]?.url, image: 'https://www.example.com/a.webp', authors: [{ name: 'A & B' }] },
        { attachments: [{ mime_type: 'application/pdf', size_in_bytes: 1024 }] },
      ],
    });
  });

  it('ends where nothing follows, and may be empty', () => {
    const { next: _none, ...last } = feed;
    const [rss, atom, json] = (['rss', 'atom', 'json'] as const).map((form) =>
      writeFeed({ ...last, entries: [] }, form),
    );
    expect([rss, atom].map((text) => XMLValidator.validate(text ?? ''))).toEqual([true, true]);
    expect(JSON.parse(json ?? '')).toMatchObject({ items: [] });
    expect([rss, atom, json].filter((text) => text?.includes('next'))).toEqual([]);
  });
});
