import { describe, expect, it } from 'vitest';
import { jobItemSample } from '../../testing/job-sample.ts';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const answers = { 'job/page': { list: [jobItemSample()], pageNo: 1, totalCount: 1, facets: {} } };
const open = async (other: Partial<Circumstances> = {}) => {
  const opened = await openPage('fit', { answers, path: '/talent/fit', ...other });
  return { ...opened, html: opened.html.replaceAll('<!-- -->', '') };
};

// Spec J10.
describe('somebody who wonders which role fits', () => {
  it('is asked five questions by a form without script, with nothing chosen in advance', async () => {
    const { html, requests } = await open();
    expect(html).toContain('action="/cn/en/talent/fit"');
    expect(html.match(/type="radio"/g)).toHaveLength(20);
    expect(html).not.toContain('checked=""');
    expect(html).not.toContain('Your answers speak for');
    expect(requests).toEqual([]);
  });

  it('is told what fits, which answers counted, and what there is to apply for', async () => {
    const { html, requests, outcome } = await open({ query: { q1: 'a', q2: 'a', q4: 'a', q5: 'b' } });
    expect(html).toContain('Your answers speak for Research');
    expect(html).toContain('7 of 8 possible points');
    expect(html).toMatch(/“Measure where it comes from” – 2 points.*– 1 point</s);
    expect(html).toContain('Next comes Business, with 2 of');
    expect(html).toContain('href="/cn/en/talent/job?id=aero-test-engineer"');
    expect(html.match(/checked=""/g)).toHaveLength(4);
    expect(requests).toEqual([['job/page', { function: 'research', pageSize: 3 }]]);
    expect(outcome).toMatchObject({ head: { canonical: '/talent/fit?q1=a&q2=a&q4=a&q5=b', noindex: true } });
  });

  it('reads the result without vacancies when these do not arrive, in Chinese too', async () => {
    const { html } = await open({ lang: 'cn', query: { q3: 'b' }, failing: true });
    expect(html).toContain('您的回答偏向设计');
    expect(html).toContain('在招职位暂时无法显示');
  });

  it('is told that there is no such answer', async () => {
    expect((await open({ query: { q1: 'x' } })).outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });
});
