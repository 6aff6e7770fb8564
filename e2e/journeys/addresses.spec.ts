import type { APIRequestContext } from 'playwright/test';
import { readPage } from '../fixtures/html.ts';
import { addresses, sitePages } from '../fixtures/site-pages.ts';
import { expect, wireTest as test } from '../fixtures/visitor.ts';

/** `status location` of an address, not followed. */
async function answerTo(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address, { maxRedirects: 0 });
  return `${response.status()} ${response.headers()['location'] ?? ''}`.trim();
}

// Spec STATE-locale, STATE-locale-missing, STATE-locale-unknown, ERR-unknown-language, ERR-unknown-route, ERR-no-version,
// G-2, G-5, L2.
test.describe('somebody who types an address', () => {
  test('comes from the root to the Chinese home page', async ({ request }) => {
    expect(await answerTo(request, '/')).toBe('302 /cn/cn');
    expect(await answerTo(request, '/cn/')).toBe('302 /cn/cn');
    expect(await answerTo(request, '/cn')).toBe('302 /cn/cn');
  });

  test('gets the default language where a known page lacks one, and keeps the query', async ({ request }) => {
    for (const page of sitePages.filter(({ path }) => path !== '/')) {
      expect(await answerTo(request, `/cn${page.path}`)).toBe(`302 /cn/cn${page.path}`);
    }
    expect(await answerTo(request, '/cn/news?key=%E9%A3%8E&page=2')).toBe('302 /cn/cn/news?key=%E9%A3%8E&page=2');
    expect(await answerTo(request, '/cn/?from=post')).toBe('302 /cn/cn?from=post');
  });

  test('learns that an unknown language has no pages', async ({ request }) => {
    for (const address of ['/cn/fr', '/cn/fr/news', '/cn/EN/news', '/cn/en-GB']) {
      const { status, headings } = await readPage(request, address);
      expect([status, headings], address).toEqual([404, ['页面不存在']]);
    }
  });

  test('learns in the language of the address that a page could not be found', async ({ request }) => {
    const english = await readPage(request, '/cn/en/no-such-page');
    expect([english.status, english.headings]).toEqual([404, ['This page could not be found']]);
    const chinese = await readPage(request, '/cn/cn/news/no-such-page');
    expect([chinese.status, chinese.headings]).toEqual([404, ['未找到此页面']]);
  });

  test('learns that an article does not exist, by another text than an unknown route', async ({ request }) => {
    for (const query of ['?baseid=no-such-article', '?baseid=', '']) {
      const { status, headings } = await readPage(request, `/cn/en/news/detail${query}`);
      expect([status, headings], query).toEqual([404, ['Page not found']]);
    }
  });

  test('loses a trailing slash and keeps the query', async ({ request }) => {
    expect(await answerTo(request, '/cn/en/')).toBe('301 /cn/en');
    expect(await answerTo(request, '/cn/en/news/?page=2')).toBe('301 /cn/en/news?page=2');
  });

  test('finds nothing outside of the base path', async ({ request, origin }) => {
    const strange = [
      '/news',
      '/index.html',
      '/wp-login.php',
      '/cnn/en',
      '//evil.example/cn/en',
      '/cn/en/../../etc/passwd',
    ];
    for (const address of strange) {
      expect((await request.get(origin + address)).status(), address).toBe(404);
    }
  });

  test('opens an article by any of its three parameter names', async ({ request }) => {
    const pages = await Promise.all(
      ['baseid', 'baseId', 'id'].map((name) => readPage(request, `/cn/en/news/detail?${name}=half-year-results`)),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(pages.map(({ canonical }) => canonical)).size, 'one canonical address').toBe(1);
  });

  // Spec G-3, C10: issue 15, item 3.
  test('opens it in whichever case old mailings wrote the name, and finds it so in the other language, without script', async ({
    request,
    origin,
  }) => {
    for (const name of ['BASEID', 'BaseId', 'ID']) {
      const { status, headings, canonical, html } = await readPage(
        request,
        `/cn/en/news/detail?${name}=half-year-results`,
      );
      expect([status, canonical], name).toEqual([200, `${origin}/cn/en/news/detail?baseid=half-year-results`]);
      const [, other = ''] = /href="([^"]*)"[^>]*data-language-switch/.exec(html) ?? [];
      expect(other).toBe(`/cn/cn/news/detail?${name.toLowerCase()}=half-year-results`);
      const chinese = await readPage(request, other);
      expect([chinese.status, chinese.headings]).not.toEqual([200, headings]);
      expect(chinese.status).toBe(200);
    }
    const { canonical, html } = await readPage(request, '/cn/en/news?PAGE=2&Column=COL-XWZX-PPDT');
    expect(canonical).toBe(`${origin}/cn/en/news?column=COL-XWZX-PPDT&page=2`);
    expect(html).toContain('href="/cn/cn/news?column=COL-XWZX-PPDT&amp;page=2"');
  });

  test('gets the same page whatever a mailing adds to the address', async ({ request, origin }) => {
    const { canonical } = await readPage(request, '/cn/en/news?utm_source=mail&page=2');
    expect(canonical).toBe(`${origin}/cn/en/news?page=2`);
  });
});

test('an article without an English version says so and leads to the Chinese one', async ({ request }) => {
  const { status, headers, headings, links } = await readPage(request, '/cn/en/news/detail?baseid=typhoon-notice');
  expect([status, headers['x-screen']]).toEqual([404, '408']);
  expect(headings).toEqual(['Friendly reminder']);
  expect(links).toContain('/cn/cn/news/detail?baseid=typhoon-notice');
  expect((await request.get('/cn/cn/news/detail?baseid=typhoon-notice')).status()).toBe(200);
});

test('an article without a Chinese version says so and leads to the English one', async ({ request }) => {
  const { status, headers, headings, links } = await readPage(request, '/cn/cn/news/detail?baseid=supplier-open-day');
  expect([status, headers['x-screen']]).toEqual([404, '408']);
  expect(headings).toEqual(['温馨提示']);
  expect(links).toContain('/cn/en/news/detail?baseid=supplier-open-day');
});

// Issue 15, item 7; what only a script can tell of an address is in `frame/screens.spec.ts`.
test('whoever finds no page, or none in their language, finds a search with the words of the address, pages and home', async ({
  request,
}) => {
  for (const [lang, address, words, popular] of [
    ['cn', '/no-such-page', '', '常用页面'],
    ['en', '/no-such-page', '', 'Often visited'],
    ['cn', '/news/detail?baseid=supplier-open-day', 'supplier open day', '常用页面'],
    ['en', '/news/detail?baseid=typhoon-notice', 'typhoon notice', 'Often visited'],
  ] as const) {
    const { html } = await readPage(request, `/cn/${lang}${address}`);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(main, address).toMatch(new RegExp(`<form role="search" action="/cn/${lang}/search"`));
    expect(/<input[^>]*name="key"[^>]*>/.exec(main)?.[0] ?? '').toContain(
      words === '' ? 'name="key"' : `value="${words}"`,
    );
    expect(main).toMatch(new RegExp(`<nav aria-label="${popular}">.*<a [^>]*href="/cn/${lang}/`, 's'));
    expect(main).toContain(`href="/cn/${lang}"`);
  }
});

test('screens that say no are not for search engines', async ({ request }) => {
  for (const address of ['/cn/en/no-such-page', '/cn/en/news/detail?baseid=typhoon-notice']) {
    expect((await readPage(request, address)).html).toContain('<meta name="robots" content="noindex"');
  }
});

test('both forms of a page come from one render', async ({ request }) => {
  // Of every page of the site.
  test.slow();
  for (const { address } of addresses) {
    const fragment = request.get(address.replace('/cn/', '/cn/_f/')).then((answer) => answer.json());
    const [whole, { html, title, status }] = await Promise.all([
      readPage(request, address),
      fragment as Promise<{ html: string; title: string; status: number }>,
    ]);
    expect([status, title]).toEqual([200, whole.title]);
    expect(whole.html.includes(html), address).toBe(true);
  }
});
