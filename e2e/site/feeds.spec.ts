import type { APIRequestContext } from 'playwright/test';
import { readPage } from '../fixtures/html.ts';
import { listOf, parseXml } from '../fixtures/markup.ts';
import { expect, wireTest as test } from '../fixtures/visitor.ts';

const LINK = /<link rel="alternate" type="application\/(rss|atom|feed)\+(?:xml|json)" title="[^"]+" href="([^"]+)"/g;

async function feedsOn(request: APIRequestContext, address: string): Promise<string[]> {
  const { html } = await readPage(request, address);
  return [...html.matchAll(LINK)].map(([, , href = '']) => href);
}

const attribute = (node: object, name: string) => String(Reflect.get(node, name));

// Spec C30, I12, I14, M12, M22.
for (const lang of ['cn', 'en'] as const) {
  test(`readers find the feeds of ${lang} on the pages they belong to, and each is whole`, async ({
    request,
    origin,
  }) => {
    const pages = ['/news', '/news?column=COL-XWZX-PPDT', '/invest/stock', '/talent', '/media/newsroom'];
    const found = await Promise.all(pages.map((page) => feedsOn(request, `/cn/${lang}${page}`)));
    const feeds = [...new Set(found.flat())];
    expect(feeds.length).toBeGreaterThanOrEqual(15);
    for (const feed of feeds) {
      const answer = await request.get(feed);
      expect(`${feed} ${answer.status()}`).toBe(`${feed} 200`);
      const text = await answer.text();
      if (feed.endsWith('.json')) {
        expect(JSON.parse(text)).toMatchObject({ feed_url: origin + feed });
        expect(text).toContain('"items":[');
      } else {
        const root = parseXml(text);
        const channel = feed.endsWith('.atom') ? root['feed'] : listOf(root['rss'], 'channel')[0];
        const links = listOf(channel, feed.endsWith('.atom') ? 'link' : 'atom:link');
        expect(links.map((link) => [link['@rel'], link['@href']])).toContainEqual(['self', origin + feed]);
      }
    }
  });
}

test('a reader who follows next gets every article once, and each link opens', async ({ request, origin }) => {
  const seen: string[] = [];
  let address: string | undefined = '/cn/en/feeds/all.atom';
  while (address !== undefined) {
    const feed: unknown = parseXml(await (await request.get(address)).text())['feed'];
    seen.push(...listOf(feed, 'entry').map((entry) => String(entry['id'])));
    const next: object | undefined = listOf(feed, 'link').find((link) => link['@rel'] === 'next');
    address = next === undefined ? undefined : attribute(next, '@href');
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(30);
  for (const url of [seen[0], seen.at(-1)]) {
    expect(url?.startsWith(origin)).toBe(true);
    expect((await request.get(url ?? '')).status()).toBe(200);
  }
});

test('a reader who has the feed is not sent it again', async ({ request }) => {
  const first = await request.get('/cn/cn/feeds/all.rss');
  const { etag = '', 'last-modified': modified = '' } = first.headers();
  expect(first.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const same = await request.get('/cn/cn/feeds/all.rss', { headers: { 'if-none-match': etag } });
  const since = await request.get('/cn/cn/feeds/all.rss', { headers: { 'if-modified-since': modified } });
  expect([same.status(), since.status()]).toEqual([304, 304]);
});

test('a feed or a page of it that does not exist is not found', async ({ request }) => {
  const statuses = await Promise.all(
    ['/cn/en/feeds/none.rss', '/cn/en/feeds/all.rss?after=nonsense', '/cn/en/feeds/jobs.rss?after=900'].map(
      async (address) => (await request.get(address)).status(),
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

test('the investors’ calendar can be subscribed to from its pages', async ({ request }) => {
  const { html } = await readPage(request, '/cn/en/invest/stock');
  const [, href = ''] = /<link rel="alternate" type="text\/calendar" title="[^"]+" href="([^"]+)"/.exec(html) ?? [];
  const text = await (await request.get(href)).text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toContain('BEGIN:VEVENT');
});
