import { ApiError } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const job = {
  id: 'aero-test-engineer',
  title: 'Wind-tunnel test engineer',
  summary: 'Design the methods & run them.',
  city: 'guangzhou',
  cityName: 'Guangzhou',
  function: 'research',
  track: 'social',
  department: 'Aerodynamics',
  places: 14,
  date: '2026-10-08',
  closes: '2027-01-31',
  duties: ['Write tests'],
  requirements: ['A degree in fluids'],
  offer: ['Fifteen days of leave'],
  contact: 'careers@chenyue.example',
  open: true,
};
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
          employmentType: 'FULL_TIME',
          hiringOrganization: { name: 'Chenyue Automobile Group' },
          jobLocation: { address: { addressLocality: 'Guangzhou', addressCountry: 'CN' } },
          directApply: false,
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
