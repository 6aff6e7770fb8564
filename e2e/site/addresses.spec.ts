import type { APIRequestContext } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { readPage, type ServedPage } from '../fixtures/html.ts';
import { addresses, addressIn } from '../fixtures/site-pages.ts';
import { expect, wireTest as test } from '../fixtures/visitor.ts';

/** Pages that are read at once. */
const TOGETHER = 8;
/** Milliseconds: some thousand pages, of which most are rendered for the first time. */
const PATIENCE = 240_000;

/** The document that a link leads to; null for files, other sites and places on the same page. */
function documentOf(link: string): string | null {
  const [address = ''] = link.split('#');
  return /^\/cn\/(?:cn|en)(?:[/?]|$)/.test(address) ? address : null;
}

const isRefused = ({ html }: ServedPage) => html.includes('name="robots" content="noindex"');
const isIndexed = (page: ServedPage) => page.status === 200 && !isRefused(page);

interface Indexed {
  address: string;
  page: ServedPage;
}

/** Every page that search engines can reach from the pages of the site, query variants included. */
async function reachable(request: APIRequestContext, origin: string): Promise<Indexed[]> {
  const waiting = addresses.map(({ address }) => address);
  const seen = new Set(waiting);
  const found: Indexed[] = [];
  for (let few = waiting.splice(0, TOGETHER); few.length > 0; few = waiting.splice(0, TOGETHER)) {
    const pages = await Promise.all(few.map(async (address) => ({ address, page: await readPage(request, address) })));
    const indexed = pages.filter(({ page }) => isIndexed(page));
    found.push(...indexed.filter(({ address, page }) => page.canonical === origin + address));
    for (const document of indexed.flatMap(({ page }) => page.links.map(documentOf))) {
      if (document === null || seen.has(document)) continue;
      seen.add(document);
      waiting.push(document);
    }
  }
  return found;
}

/** What several addresses share of what must be each one's own. */
function shared(pages: readonly Indexed[], own: (page: ServedPage) => string): string[] {
  return [...Map.groupBy(pages, ({ page }) => own(page))]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ address }) => address).join(' ')}`);
}

// Spec S1.
test('no two addresses of search engines have the same title or description, query variants included', async ({
  request,
  origin,
}) => {
  test.setTimeout(PATIENCE);
  const pages = await reachable(request, origin);
  expect(shared(pages, ({ title }) => title)).toEqual([]);
  expect(shared(pages, ({ description }) => description)).toEqual([]);
  expect(pages.length).toBeGreaterThan(400);
});

const NOWHERE = [
  '?brand=nobody',
  '/news?column=NOSUCH',
  '/news?days=31',
  '/news?page=two',
  '/news?page=99',
  '/csr/list?column=COL-XWZX-QYDT',
  '/tech/innoList?tag=magic',
  '/csr/reportList?tab=NOSUCH',
  '/csr/reportList?page=99',
  '/brand?brand=nobody',
  '/brand?brand=yunji&type=boat',
  '/zt?page=99',
  '/search?key=wind&page=99',
  '/about/org?tab=nobody',
  '/companies?group=7',
  '/invest/stock?market=X',
  '/invest/stock?period=year',
  '/invest/stock?date=2026-02-30',
  '/invest/notice?market=X',
  '/invest/notice?page=99',
  '/invest/info?year=1999',
  '/invest/sales?month=2031-01',
  '/invest/education?lesson=nobody',
  '/media?type=audio',
  '/media?page=99',
  '/media/detail?id=shape-of-wind&tag=9',
  '/talent?track=moon',
  '/talent/jobs?city=atlantis',
  '/talent/jobs?page=99',
];

// Spec S2.
test('an address that names something that is not there says so, to people and to search engines', async ({
  request,
}) => {
  test.slow();
  for (const lang of LANGS) {
    const pages = await Promise.all(NOWHERE.map((below) => readPage(request, addressIn(lang, below))));
    const wrong = pages.map((page, at) => `${page.status} ${isRefused(page)} ${NOWHERE[at]}`);
    expect(wrong.filter((line) => !line.startsWith('404 true'))).toEqual([]);
  }
});

test('a choice that finds nothing is an empty page and no error', async ({ request }) => {
  for (const below of [
    '/news?key=zzzz',
    '/search?key=zzzz',
    '/media?type=pack&days=1',
    '/talent?status=completed&track=overseas',
  ]) {
    const page = await readPage(request, addressIn('en', below));
    expect([page.status, isRefused(page)], below).toEqual([200, true]);
  }
});

// Spec C31.
test('the site map of the visitors names each address once', async ({ request }) => {
  for (const lang of LANGS) {
    const { html } = await readPage(request, addressIn(lang, '/map'));
    const [, main = ''] = /<main.*?<\/nav>(.*)<\/main>/s.exec(html) ?? [];
    const links = [...main.matchAll(/<a\s[^>]*?href="([^"#]*)/g)].map(([, href = '']) => href);
    expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([]);
    expect(links.length).toBeGreaterThan(50);
  }
});
