import { describe, expect, it } from 'vitest';
import { feedTime, writeFeed, type Feed } from './feed-formats.ts';

const SITE = 'https://www.example.com';
const FEED: Feed = {
  lang: 'en',
  title: 'All news',
  description: 'The latest',
  home: `${SITE}/news`,
  self: `${SITE}/all.rss`,
  siteName: 'The Group',
  icon: `${SITE}/icon.png`,
  entries: [
    {
      url: `${SITE}/a`,
      title: 'A',
      summary: 'About A',
      published: '2026-11-20T11:00:00+08:00',
      author: 'Lin',
      tags: ['air'],
      file: { url: `${SITE}/a.webp`, type: 'image/webp' },
    },
    {
      url: `${SITE}/b`,
      title: 'B',
      summary: 'About B',
      published: '2026-11-19T00:00:00+08:00',
      author: '',
      tags: [],
      file: { url: `${SITE}/b.pdf`, type: 'application/pdf' },
    },
    { url: `${SITE}/c`, title: 'C', summary: '', published: '2026-11-18T00:00:00+08:00', author: '', tags: [] },
  ],
};
const lines = (text: string) => text.replaceAll('><', '>\n<').trimEnd().split('\n');
const write = (format: 'rss' | 'atom') => lines(writeFeed(FEED, format));

describe('a reader of feeds', () => {
  it('gets RSS 2.0, with pictures as media and documents as enclosures', () => {
    expect(write('rss')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
      '<channel>',
      '<title>All news</title>',
      `<link>${SITE}/news</link>`,
      '<description>The latest</description>',
      '<language>en</language>',
      '<lastBuildDate>Fri, 20 Nov 2026 03:00:00 +0000</lastBuildDate>',
      '<ttl>15</ttl>',
      `<atom:link rel="self" type="application/rss+xml" href="${SITE}/all.rss"/>`,
      '<item>',
      '<title>A</title>',
      `<link>${SITE}/a</link>`,
      `<guid isPermaLink="true">${SITE}/a</guid>`,
      '<pubDate>Fri, 20 Nov 2026 03:00:00 +0000</pubDate>',
      '<description>About A</description>',
      '<dc:creator>Lin</dc:creator>',
      '<category>air</category>',
      `<media:content url="${SITE}/a.webp" type="image/webp" medium="image"/>`,
      '</item>',
      '<item>',
      '<title>B</title>',
      `<link>${SITE}/b</link>`,
      `<guid isPermaLink="true">${SITE}/b</guid>`,
      '<pubDate>Wed, 18 Nov 2026 16:00:00 +0000</pubDate>',
      '<description>About B</description>',
      `<enclosure url="${SITE}/b.pdf" type="application/pdf" length="0"/>`,
      '</item>',
      '<item>',
      '<title>C</title>',
      `<link>${SITE}/c</link>`,
      `<guid isPermaLink="true">${SITE}/c</guid>`,
      '<pubDate>Tue, 17 Nov 2026 16:00:00 +0000</pubDate>',
      '<description>',
      '</description>',
      '</item>',
      '</channel>',
      '</rss>',
    ]);
  });

  it('gets Atom 1.0, with every file as an enclosure', () => {
    const html = 'rel="alternate" type="text/html"';
    expect(write('atom')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      `<id>${SITE}/all.rss</id>`,
      '<title>All news</title>',
      '<subtitle>The latest</subtitle>',
      '<updated>2026-11-20T11:00:00+08:00</updated>',
      '<author>',
      '<name>The Group</name>',
      '</author>',
      `<icon>${SITE}/icon.png</icon>`,
      `<link ${html} href="${SITE}/news"/>`,
      `<link rel="self" type="application/atom+xml" href="${SITE}/all.rss"/>`,
      '<entry>',
      `<id>${SITE}/a</id>`,
      '<title>A</title>',
      `<link ${html} href="${SITE}/a"/>`,
      '<published>2026-11-20T11:00:00+08:00</published>',
      '<updated>2026-11-20T11:00:00+08:00</updated>',
      '<summary>About A</summary>',
      '<author>',
      '<name>Lin</name>',
      '</author>',
      '<category term="air"/>',
      `<link rel="enclosure" type="image/webp" href="${SITE}/a.webp"/>`,
      '</entry>',
      '<entry>',
      `<id>${SITE}/b</id>`,
      '<title>B</title>',
      `<link ${html} href="${SITE}/b"/>`,
      '<published>2026-11-19T00:00:00+08:00</published>',
      '<updated>2026-11-19T00:00:00+08:00</updated>',
      '<summary>About B</summary>',
      `<link rel="enclosure" type="application/pdf" href="${SITE}/b.pdf"/>`,
      '</entry>',
      '<entry>',
      `<id>${SITE}/c</id>`,
      '<title>C</title>',
      `<link ${html} href="${SITE}/c"/>`,
      '<published>2026-11-18T00:00:00+08:00</published>',
      '<updated>2026-11-18T00:00:00+08:00</updated>',
      '<summary>',
      '</summary>',
      '</entry>',
      '</feed>',
    ]);
  });

  it('gets JSON Feed 1.1, with nothing in it that an entry does not have', () => {
    const entry = (id: string, summary: string, published: string) => ({
      id: `${SITE}/${id}`,
      url: `${SITE}/${id}`,
      title: id.toUpperCase(),
      summary,
      content_text: summary,
      date_published: published,
    });
    expect(JSON.parse(writeFeed(FEED, 'json'))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'All news',
      description: 'The latest',
      home_page_url: `${SITE}/news`,
      feed_url: `${SITE}/all.rss`,
      icon: `${SITE}/icon.png`,
      language: 'en',
      authors: [{ name: 'The Group' }],
      items: [
        {
          ...entry('a', 'About A', '2026-11-20T11:00:00+08:00'),
          authors: [{ name: 'Lin' }],
          tags: ['air'],
          image: `${SITE}/a.webp`,
        },
        {
          ...entry('b', 'About B', '2026-11-19T00:00:00+08:00'),
          attachments: [{ url: `${SITE}/b.pdf`, mime_type: 'application/pdf' }],
        },
        entry('c', '', '2026-11-18T00:00:00+08:00'),
      ],
    });
  });

  it('learns when the newest entry came, also of a feed without one', () => {
    expect(feedTime({ entries: FEED.entries.toReversed() })).toBe('2026-11-20T11:00:00+08:00');
    expect(feedTime({ entries: [] })).toBe('1970-01-01T00:00:00+08:00');
  });
});
