import type { APIRequestContext } from 'playwright/test';
import sharp from 'sharp';
import { LANGS } from 'shared/contract/text/lang';
import { readPage } from '../fixtures/html.ts';
import { listOf, locationsOf, parseXml, structuredOf, thingsIn } from '../fixtures/markup.ts';
import { addressIn, sitePages } from '../fixtures/site-pages.ts';
import { expect, wireTest as test } from '../fixtures/visitor.ts';

/** Milliseconds; what is written with the first request and kept afterwards takes longer than a page. */
const PATIENCE = { timeout: 60_000 };
/** Pages that are read at once. */
const TOGETHER = 8;

const FILM = ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'];
/** What search engines need of a thing that stands by itself, and of one inside another. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Corporation: ['@id', 'name', 'url', 'logo', 'sameAs', 'tickerSymbol'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'url'],
  Museum: ['name', 'address', 'telephone', 'openingHours'],
  CollectionPage: ['url'],
  FAQPage: ['mainEntity', 'url'],
  Dataset: ['name', 'description', 'distribution'],
  Report: ['name', 'description', 'datePublished', 'encoding'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  VideoObject: FILM,
  AudioObject: ['name', 'description', 'duration', 'transcript', 'encoding'],
  Car: ['name', 'brand', 'url', 'vehicleModelDate'],
  Motorcycle: ['name', 'brand', 'url', 'vehicleModelDate'],
  AutoDealer: ['name', 'address', 'telephone', 'openingHours', 'geo'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher', 'mainEntityOfPage'],
};
const REQUIRED_INSIDE: Readonly<Record<string, readonly string[]>> = {
  ListItem: ['position'],
  Event: ['name', 'startDate', 'location', 'eventStatus'],
  VideoObject: FILM,
  Clip: ['name', 'startOffset', 'endOffset', 'url'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  MediaObject: ['contentUrl', 'encodingFormat'],
  Question: ['name', 'acceptedAnswer'],
  Person: ['name', 'jobTitle'],
  Car: ['name', 'brand', 'url'],
  Motorcycle: ['name', 'brand', 'url'],
};

const lacking = (thing: object, type: string, keys: readonly string[]) =>
  keys.filter((key) => !(key in thing)).map((key) => `${type} ${key}`);

/** What a page fails to tell of itself in JSON-LD and Open Graph; empty when all is said. */
function whatMachinesMiss(html: string, origin: string): string[] {
  const blocks = structuredOf(html);
  const missing = [...blocks].flatMap(([type, block]) => [
    ...lacking(block, type, ['@context', ...(REQUIRED[type] ?? ['a known type'])]),
    ...thingsIn(block).flatMap((thing) => {
      const inside = String(thing['@type']);
      return lacking(thing, inside, REQUIRED_INSIDE[inside] ?? []);
    }),
  ]);
  const hasTrail = blocks.has('BreadcrumbList') === html.includes('data-trail');
  const hasPreview = html.includes(`<meta property="og:image" content="${origin}/cn/og/`);
  const isLarge = html.includes('<meta name="twitter:card" content="summary_large_image"');
  return [...missing, ...(hasTrail ? [] : ['its breadcrumb']), ...(hasPreview && isLarge ? [] : ['its preview'])];
}

// Spec C28, C29, S3, S4.
test('robots are told where the site map is', async ({ request, origin }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /cn/api/');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

/** What is wrong with a page of the site map, as its entry and its own head tell; empty when they agree. */
async function faultsOf(request: APIRequestContext, row: Readonly<Record<string, unknown>>, origin: string) {
  const url = String(row['loc']);
  const named = listOf(row, 'xhtml:link').map((link) => `${String(link['@hreflang'])} ${String(link['@href'])}`);
  const page = await readPage(request, url);
  const inHead = Object.entries(page.alternates).map(([lang, href]) => `${lang} ${href}`);
  const faults = [
    ...(page.status === 200 ? [] : [`status ${page.status}`]),
    ...(page.canonical === url ? [] : [`canonical ${page.canonical}`]),
    ...(named.join() === inHead.join() ? [] : ['other translations in its head']),
    ...(inHead.some((translation) => translation.endsWith(` ${url}`)) ? [] : ['does not name itself']),
    ...whatMachinesMiss(page.html, origin),
  ];
  return faults.map((fault) => `${url}: ${fault}`);
}

test('every address of the site map answers, is its own canonical address, and its translations name it back', async ({
  request,
  origin,
}) => {
  test.setTimeout(300_000);
  const parts = locationsOf(await (await request.get('/sitemap.xml')).text());
  expect(parts).toContain(`${origin}/sitemap-pages.xml`);
  expect(parts.some((part) => part.includes('/sitemap-articles-'))).toBe(true);
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (const part of parts.filter((each) => !each.includes('news'))) {
    const root = parseXml(await (await request.get(part, PATIENCE)).text());
    rows.push(...listOf(root['urlset'], 'url'));
  }
  const faults: string[] = [];
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const few = rows.slice(at, at + TOGETHER);
    faults.push(...(await Promise.all(few.map((row) => faultsOf(request, row, origin)))).flat());
  }
  expect(faults).toEqual([]);
  const seen = new Set(rows.map((row) => String(row['loc'])));
  expect(seen.size, 'no address stands in two site maps').toBe(rows.length);
  const probes = sitePages.flatMap(({ route: { probe } }) => (probe === undefined ? [] : [addressIn('en', probe)]));
  const absent = probes.filter((address) => !seen.has(origin + address));
  // Only what asks not to be listed, such as the steps of a booking, may be missing.
  for (const address of absent) {
    expect(await (await request.get(address)).text(), address).toContain('<meta name="robots" content="noindex"');
  }
});

test('news readers get what is two days old at most', async ({ request, origin }) => {
  const text = await (await request.get('/sitemap-news.xml')).text();
  const root = parseXml(text);
  const rows = listOf(root['urlset'], 'url');
  // Never empty, which its schema forbids: without news it names the latest articles.
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const news = row['news:news'] as Record<string, string> | undefined;
    const published = news && Date.parse(news['news:publication_date'] ?? '');
    if (published !== undefined) expect(Date.now() - published).toBeLessThan(49 * 3_600_000);
    expect(String(row['loc'])).toContain(`${origin}/cn/`);
  }
});

for (const path of ['/cn/cn', '/cn/en/news/detail?baseid=half-year-results']) {
  test(`the preview picture of ${path} is there, 1200 × 630, and kept for ever`, async ({ request }) => {
    test.slow();
    const { html } = await readPage(request, path);
    const [, image = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const answer = await request.get(image, PATIENCE);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('immutable');
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });
}

test('the home page says who the group is and how to search it, an article what it is', async ({ request }) => {
  const home = structuredOf((await readPage(request, '/cn/en')).html);
  expect([...home.keys()]).toEqual(expect.arrayContaining(['Corporation', 'WebSite']));
  const article = structuredOf((await readPage(request, '/cn/en/news/detail?baseid=half-year-results')).html);
  expect([...article.keys()].toSorted()).toEqual(['BreadcrumbList', 'NewsArticle']);
  expect(article.get('NewsArticle')?.['datePublished']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
});

for (const lang of LANGS) {
  test(`a word in the place that the search action names finds what is said of it, in ${lang}`, async ({
    request,
    origin,
  }) => {
    const { html } = await readPage(request, addressIn(lang, '/'));
    const entry = thingsIn(structuredOf(html).get('WebSite')).find((thing) => thing['@type'] === 'EntryPoint');
    const address = String(entry?.['urlTemplate']).replace('{search_term_string}', 'S1');
    expect(address).toBe(`${origin}/cn/${lang}/search?key=S1`);
    const results = await readPage(request, address.slice(origin.length));
    expect(results.html.split('<main')[1]).toContain(`href="/cn/${lang}/news/detail?baseid=s1-concept-debut"`);
  });
}

for (const [path, type] of [
  ['/activity', 'Event'],
  ['/media', 'VideoObject'],
  ['/media/library/video-tunnel', 'Clip'],
  ['/activity/AutoSH2023', 'AudioObject'],
  ['/media?type=image', 'ImageObject'],
  ['/invest', 'Event'],
  ['/invest/sales', 'Dataset'],
  ['/invest/figures', 'Dataset'],
  ['/invest/report/annual-2025', 'Report'],
  ['/invest/report/annual-2025/data', 'Dataset'],
  ['/about/org', 'Person'],
  ['/brand', 'Car'],
  ['/brand', 'Motorcycle'],
  ['/about/hall', 'Question'],
  ['/book', 'Museum'],
] as const) {
  test(`${path} tells machines of a ${type}, as it tells its visitors`, async ({ request }) => {
    for (const lang of LANGS) {
      const blocks = [...structuredOf((await readPage(request, addressIn(lang, path))).html).values()];
      expect(blocks.flatMap(thingsIn).map((thing) => thing['@type'])).toContain(type);
    }
  });
}

test('tabs, home screens and phones find their icons and the manifest', async ({ request }) => {
  const ico = await request.get('/favicon.ico');
  expect([ico.status(), ico.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  for (const lang of ['cn', 'en']) {
    const answer = await request.get(`/cn/${lang}/site.webmanifest`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { start_url: string; icons: { src: string; sizes: string }[] };
    expect((await request.get(manifest.start_url)).status()).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});
