import { HTML_LANG, LANGS } from 'shared/contract/lang';
import { readPage } from '../fixtures/html.ts';
import { addresses, addressIn, sections, sitePages } from '../fixtures/site-pages.ts';
import { expect, wireTest as test } from '../fixtures/visitor.ts';

test('the site has its five sections', () => {
  expect(sections).toEqual(['mf-booking', 'mf-content', 'mf-invest', 'mf-media', 'mf-talent']);
});

for (const { lang, address, page } of addresses) {
  test(`${address} is a whole document: one heading, a title, its own address in both languages`, async ({
    request,
    origin,
  }) => {
    const served = await readPage(request, address);
    expect(served.status).toBe(200);
    expect(served.lang).toBe(HTML_LANG[lang]);
    expect(served.headings.length, 'one h1').toBe(1);
    expect(served.title.length).toBeGreaterThan(1);
    expect(served.description.length).toBeGreaterThan(10);
    expect(served.canonical).toBe(origin + address);
    const both = {
      'zh-CN': origin + addressIn('cn', page.path),
      en: origin + addressIn('en', page.path),
      'x-default': origin + addressIn('cn', page.path),
    };
    expect(served.alternates).toEqual(both);
  });

  test(`${address} has nothing inline and a strict policy`, async ({ request }) => {
    const { html, headers } = await readPage(request, address);
    expect(html).not.toMatch(/<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))/);
    expect(html).not.toMatch(/<style[\s>]|<[^>]+\sstyle="|<[^>]+\son[a-z]+="|href="javascript:/i);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });
}

for (const lang of LANGS) {
  test(`no two pages in ${lang} have the same title or description`, async ({ request }) => {
    const served = await Promise.all(sitePages.map((page) => readPage(request, addressIn(lang, page.path))));
    expect(new Set(served.map(({ title }) => title)).size).toBe(sitePages.length);
    expect(new Set(served.map(({ description }) => description)).size).toBe(sitePages.length);
  });
}

test('every internal link of every page leads somewhere', async ({ request }) => {
  const pages = await Promise.all(
    addresses.map(async ({ address }) => ({ address, ...(await readPage(request, address)) })),
  );
  const from = new Map<string, string>();
  for (const { address, links } of pages) {
    for (const link of links) {
      const url = new URL(link, `http://site${address}`);
      if (url.origin === 'http://site') from.set(url.pathname + url.search, address);
    }
  }
  const dead: string[] = [];
  for (const [link, on] of from) {
    const status = (await request.get(link)).status();
    if (status >= 400) dead.push(`${link} (${status}, on ${on})`);
  }
  expect(dead).toEqual([]);
  expect(from.size).toBeGreaterThan(30);
});

test('every hash link leads to an element of its page', async ({ request }) => {
  const lost: string[] = [];
  for (const { address } of addresses) {
    const { html, links } = await readPage(request, address);
    const missing = links.filter((link) => link.startsWith('#') && !html.includes(`id="${link.slice(1)}"`));
    lost.push(...missing.map((link) => `${address}${link}`));
  }
  expect(lost).toEqual([]);
});
