import { ApiError } from 'shared/contract/section/section';
import type { ProgrammeDetail } from 'shared/contract/talent/talent';
import { describe, expect, it } from 'vitest';
import { jobItemSample } from '../../testing/job-sample.ts';
import { openPage, type Circumstances } from '../../testing/open-page.ts';

const campus: ProgrammeDetail = {
  id: 'campus-2027',
  track: 'campus',
  title: 'Campus 2027',
  summary: 'For graduates.',
  audience: 'Graduates of 2027',
  places: 'Guangzhou',
  begins: '2026-09-01',
  ends: '2026-12-31',
  status: 'inProgress',
  steps: [
    { name: 'Application', date: '2026-09-01' },
    { name: 'Interviews', date: '2026-11-16' },
    { name: 'Offers', date: '2026-12-18' },
  ],
  contact: 'careers@chenyue.example',
  vacancies: [jobItemSample({ id: 'campus-quality', title: 'Graduate engineer, quality' })],
  result: null,
  stops: [
    { city: 'Wuhan', place: 'Software centre', begins: '2026-11-10 14:30', ends: '2026-11-10 16:30' },
    { city: 'Chengdu', place: 'Hall 2', begins: '2026-11-28 14:30', ends: '2026-11-28 16:30' },
  ],
  icsUrl: '/cn/api/job/calendar.ics?language=2&id=campus-2027',
};
const open = async (own: Partial<ProgrammeDetail> = {}, other: Partial<Circumstances> = {}) => {
  const answers = { 'job/programme': { ...campus, ...own } };
  const opened = await openPage('programme', { answers, query: { id: campus.id }, ...other });
  return { ...opened, html: opened.html.replaceAll('<!-- -->', '') };
};

// Spec J4, J9.
describe('a programme', () => {
  it('marks the step that it is in, and only that, and gives its dates to calendars', async () => {
    const { html } = await open();
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="step"><span>Interviews<\/span>/);
    expect(html).toContain('href="/cn/api/job/calendar.ics?language=2&amp;id=campus-2027"');
  });

  it('says when it comes to which city, and what is over', async () => {
    const { html } = await open();
    expect(html).toContain('10 November 2026, 14:30 to 16:30 (over)');
    expect(html).toMatch(/Chengdu.*28 November 2026, 14:30 to 16:30</s);
    expect((await open({}, { lang: 'cn' })).html).toContain('2026年11月28日14:30至16:30');
  });

  it('leads to its vacancies', async () => {
    expect((await open()).html).toContain('href="/cn/en/talent/job?id=campus-quality"');
    expect((await open({ vacancies: [] })).html).not.toContain('Vacancies of this programme');
  });

  it('that is over tells what came of it', async () => {
    const result = { applied: 9840, interviewed: 1460, offers: 386, started: 371, note: 'Online since March.' };
    const { html } = await open({ status: 'completed', result });
    expect(html).toMatch(/Applied.*9,840.*Online since March/s);
    expect(html).not.toMatch(/aria-current="step"|calendar\.ics/);
  });

  it.each([{}, { id: 'nobody' }])('is not found by %j', async (query) => {
    const answers = { 'job/programme': Promise.reject(new ApiError('40004', 'unknown')) };
    answers['job/programme'].catch(() => undefined);
    expect((await open({}, { answers, query })).outcome).toMatchObject({ kind: 'screen', screen: 'not-found' });
  });
});
