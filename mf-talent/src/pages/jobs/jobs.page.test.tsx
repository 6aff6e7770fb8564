import { describe, expect, it } from 'vitest';
import { jobItemSample } from '../../testing/job-sample.ts';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const job = jobItemSample();
const facets = {
  track: { social: 13 },
  function: { research: 7 },
  city: { guangzhou: 15, wuhan: 4 },
  brand: { group: 19 },
  kind: { permanent: 13 },
  days: { 30: 9 },
};
const answers = { 'job/page': { list: [job], pageNo: 1, totalCount: 25, facets } };
const open = (other: Partial<Circumstances> = {}) => openPage('jobs', { answers, path: '/talent/jobs', ...other });

// Spec J2.
describe('somebody who looks for work', () => {
  it('sees what is open, where, how many posts and until when', async () => {
    const { html } = await open();
    expect(html).toContain('25 vacancies');
    expect(html).toMatch(/href="\/cn\/en\/talent\/job\?id=aero-test-engineer">Wind-tunnel test engineer</);
    for (const fact of [
      'Aerodynamics',
      'Guangzhou',
      '14 posts',
      'CNY 18,000–28,000 a month',
      'Apply by 31 January 2027',
    ])
      expect(html).toContain(fact);
  });

  it('reads the same in Chinese', async () => {
    const { html } = await open({ lang: 'cn' });
    for (const fact of ['共25个职位', '14人', '2027年1月31日截止', '广州（15）']) expect(html).toContain(fact);
  });

  it('chooses by a form that needs no script, among what leads to a vacancy', async () => {
    const { html, requests, outcome } = await open({ query: { city: 'wuhan' } });
    expect(html).toContain('action="/cn/en/talent/jobs"');
    expect(html).toContain('<option value="wuhan" selected="">Wuhan (4)</option>');
    expect(html).not.toContain('Shanghai (');
    expect(html).toContain('Show all vacancies');
    expect(requests[0]).toMatchObject(['job/page', { city: 'wuhan', track: '', function: '', pageNo: 1 }]);
    expect(outcome).toMatchObject({ head: { canonical: '/talent/jobs?city=wuhan', noindex: true } });
  });

  it('searches by words, sorts, and takes each choice back by a link', async () => {
    const { html, requests } = await open({ query: { keyword: 'wind', kind: 'permanent', days: '30', sort: 'pay' } });
    expect(requests[0]).toMatchObject([
      'job/page',
      { searchKeyword: 'wind', kind: 'permanent', days: '30', sort: 'pay' },
    ]);
    expect(html).toContain('href="/cn/en/talent/jobs?kind=permanent&amp;days=30&amp;sort=pay">wind ×</a>');
    expect(html).toContain('href="/cn/en/talent/jobs?keyword=wind&amp;days=30&amp;sort=pay">Permanent ×</a>');
    expect(html).toContain('href="/cn/en/feeds/jobs.rss?keyword=wind&amp;kind=permanent"');
  });

  it('sees where the work is, as a list and as dots', async () => {
    const { html } = await open();
    expect(html).toMatch(/href="\/cn\/en\/talent\/jobs\?city=wuhan">Wuhan<\/a><span>4 vacancies/);
    expect(html.match(/<circle/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it.each([{ track: 'moon' }, { page: '99' }])('is told that there is no page of %j', async (query) => {
    const { outcome } = await open({ query: query });
    expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it('turns pages without losing the choice', async () => {
    expect((await open({ query: { city: 'wuhan' } })).html).toContain(
      'href="/cn/en/talent/jobs?city=wuhan&amp;page=2"',
    );
  });

  it('is told when nothing fits, and when the list did not arrive', async () => {
    const none = {
      'job/page': {
        list: [],
        pageNo: 1,
        totalCount: 0,
        facets: Object.fromEntries(Object.keys(facets).map((name) => [name, {}])),
      },
    };
    expect((await open({ answers: none })).html).toContain('No vacancy fits all choices');
    expect((await open({ failing: true })).html).toContain('The vacancies cannot be shown at the moment');
  });

  it('finds the way back to careers', async () => {
    expect((await open()).html).toMatch(
      /data-trail.*href="\/cn\/en\/talent">Careers and training<.*aria-current="page">/s,
    );
  });
});
