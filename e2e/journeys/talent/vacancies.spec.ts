import type { APIRequestContext } from 'playwright/test';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { readPage } from '../../fixtures/html.ts';
import { listOf, parseXml, structuredOf } from '../../fixtures/markup.ts';
import { expect, wireTest as test } from '../../fixtures/visitor.ts';

/** What Google asks of a vacancy and what it recommends (developers.google.com, JobPosting), as this site says it. */
const POSTING = {
  '@type': 'JobPosting',
  title: expect.stringMatching(/\S/),
  description: expect.stringMatching(/^<p>.+<ul><li>.+<\/p>$/s),
  datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+08:00$/),
  employmentType: expect.arrayContaining(['FULL_TIME']),
  hiringOrganization: {
    '@type': 'Organization',
    name: expect.stringMatching(/\S/),
    sameAs: expect.stringMatching(/^https?:\/\/.+\/cn$/),
    logo: expect.stringMatching(/icon-512\.png$/),
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'CNY',
    value: {
      '@type': 'QuantitativeValue',
      minValue: expect.any(Number),
      maxValue: expect.any(Number),
      unitText: 'MONTH',
    },
  },
  identifier: {
    '@type': 'PropertyValue',
    name: expect.stringMatching(/\S/),
    value: expect.stringMatching(/^[a-z-]+$/),
  },
  totalJobOpenings: expect.any(Number),
  directApply: true,
};
const PLACE = {
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: expect.stringMatching(/\S/),
    addressLocality: expect.stringMatching(/\S/),
    addressRegion: expect.stringMatching(/\S/),
    postalCode: expect.stringMatching(/^\d{6}$/),
    addressCountry: 'CN',
  },
};

/** Addresses of every open vacancy, as the pages of the list link to them. */
async function vacanciesOf(request: APIRequestContext, lang: Lang): Promise<string[]> {
  const lists = ['', '?page=2'].map(async (page) => (await readPage(request, `/cn/${lang}/talent/jobs${page}`)).html);
  const found = (await Promise.all(lists)).flatMap((html) => html.match(/\/cn\/\w+\/talent\/job\?id=[a-z-]+/g) ?? []);
  return [...new Set(found)];
}

// Spec J3.
for (const lang of LANGS) {
  test(`every vacancy of ${lang} tells search engines all they ask for; a course is none`, async ({ request }) => {
    const addresses = await vacanciesOf(request, lang);
    expect(addresses.length).toBeGreaterThanOrEqual(20);
    const courses: string[] = [];
    for (const address of addresses) {
      const posting = structuredOf((await readPage(request, address)).html).get('JobPosting');
      if (posting === undefined) {
        courses.push(address);
        continue;
      }
      const { '@context': _context, jobLocation, ...said } = posting;
      expect.soft(said, address).toEqual({ ...POSTING, url: expect.stringContaining(address) });
      expect.soft(jobLocation, address).toEqual([jobLocation].flat().map(() => PLACE));
    }
    expect(courses.every((address) => address.includes('id=training-'))).toBe(true);
  });
}

test('a vacancy that is over is read, but not found by search engines', async ({ request }) => {
  const { status, html } = await readPage(request, '/cn/en/talent/job?id=welding-technician');
  expect(status).toBe(200);
  expect(html).toContain('Applications closed on 31 July 2026');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(structuredOf(html).has('JobPosting')).toBe(false);
});

// Spec J7.
test('who follows the feed of a search gets just what the page finds, and each entry opens', async ({ request }) => {
  const { html } = await readPage(request, '/cn/en/talent/jobs?keyword=wind&city=guangzhou');
  const [, feed = ''] = /href="([^"]+feeds\/jobs\.rss\?[^"]+)"/.exec(html) ?? [];
  const channel = listOf(
    parseXml(await (await request.get(feed.replaceAll('&amp;', '&'))).text())['rss'],
    'channel',
  )[0];
  const links = listOf(channel, 'item').map((item) => String(item['link']));
  const shown = new Set(html.match(/\/cn\/en\/talent\/job\?id=[a-z-]+/g));
  expect(new Set(links.map((link) => link.replace(/^https?:\/\/[^/]+/, '')))).toEqual(shown);
  expect(shown.size).toBeGreaterThan(0);
  expect((await request.get(links[0] ?? '')).status()).toBe(200);
});
