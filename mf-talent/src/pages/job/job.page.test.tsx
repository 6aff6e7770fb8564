import { ApiError } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { jobDetailSample } from '../../testing/job-sample.ts';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const job = jobDetailSample({ summary: 'Design the methods & run them.' });
const open = (own: object = {}, other: Partial<Circumstances> = {}) =>
  openPage('job', {
    answers: { 'job/detail': { ...job, ...own } },
    path: '/talent/job',
    query: { id: job.id },
    ...other,
  });

// Spec J3.
describe('a vacancy', () => {
  it('says what there is to do, who fits, what is offered and where to write', async () => {
    const { html } = await open();
    expect(html).toMatch(
      /What there is to do.*Write tests.*What you bring.*A degree.*What we offer.*Fifteen days.*careers@chenyue\.example/s,
    );
    expect(html).toContain('We never charge fees');
    expect(html).toMatch(/data-trail.*href="\/cn\/en\/talent\/jobs">Vacancies</s);
  });

  it('says what it pays, with whom one works, what follows an application, who decides, and what is accessible', async () => {
    const html = (await open()).html.replaceAll('<!-- -->', '');
    for (const said of [
      'CNY 18,000–28,000 a month (14 payments a year)',
      'Eleven people and a balance',
      'A curriculum vitae',
      'From 16 November 2026',
      'Decision: The head of Aerodynamics',
      'Level from the gate to every desk.',
      'Qiu Lan arranges it (020-0000-0101)',
    ])
      expect(html).toContain(said);
  });

  it('says how many days are left, by the calendar of Shanghai', async () => {
    const closing = async (closes: string) => (await open({ closes })).html.replaceAll('<!-- -->', '');
    expect(await closing('2026-11-22')).toContain('Apply by 22 November 2026 (1 day left)');
    expect(await closing('2027-01-31')).toContain('(71 days left)');
    expect(await closing('2026-11-21')).toContain('(today is the last day)');
  });

  it('leads to its programme, to those like it, and to networks', async () => {
    const { html } = await open({}, { origin: 'https://www.example.com' });
    expect(html).toContain('href="/cn/en/talent/programme?id=social-aerodynamics"');
    expect(html).toMatch(/Similar vacancies.*href="\/cn\/en\/talent\/job\?id=aero-cfd-engineer"/s);
    expect(html).toContain('href="mailto:?subject=Wind-tunnel%20test%20engineer');
  });

  it('that is a course is no work for search engines, and stays to be found', async () => {
    const { outcome } = await open({ kind: 'course' });
    expect(outcome).not.toHaveProperty('head.subject');
    expect(outcome).not.toHaveProperty('head.noindex');
  });

  it('is told to search engines with everything they ask for', async () => {
    const { outcome } = await open();
    expect(outcome).toMatchObject({
      head: {
        canonical: '/talent/job?id=aero-test-engineer',
        subject: {
          '@type': 'JobPosting',
          title: job.title,
          datePosted: '2026-10-08',
          validThrough: '2027-01-31T23:59:59+08:00',
          employmentType: ['FULL_TIME'],
          hiringOrganization: { name: 'Chenyue Automobile Group' },
          jobLocation: [{ address: { addressLocality: 'Guangzhou', addressCountry: 'CN' } }],
          directApply: true,
        },
      },
    });
    expect(JSON.stringify(outcome)).toContain('Design the methods &amp; run them.');
  });

  it('that is over stays readable, says so, and asks to be forgotten', async () => {
    const { html, outcome } = await open({ open: false, closes: '2026-07-31' });
    expect(html).toContain('Applications closed on 31 July 2026');
    expect(outcome).toMatchObject({ head: { noindex: true } });
    expect(outcome).not.toHaveProperty('head.subject');
  });

  it.each([{}, { id: 'nobody' }])('is not found by %j', async (query) => {
    const answers = { 'job/detail': Promise.reject(new ApiError('40004', 'unknown')) };
    answers['job/detail'].catch(() => undefined);
    const { outcome } = await open({}, { answers, query });
    expect(outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
  });
});
