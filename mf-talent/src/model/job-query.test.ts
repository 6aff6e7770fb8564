import { describe, expect, it } from 'vitest';
import { jobQueryOf, jobsAddress, type JobQuery } from './job-query.ts';

const EVERY_JOB: JobQuery = { track: '', function: '', city: '', page: 1 };

describe('the address of a list of vacancies', () => {
  it('says what somebody looks for, and nothing else', () => {
    const query = { ...EVERY_JOB, track: 'campus', city: 'wuhan', page: 2 } as const;
    expect(jobsAddress(query)).toBe('/talent/jobs?track=campus&city=wuhan&page=2');
    expect(jobQueryOf({ track: 'campus', city: 'wuhan', page: '2' })).toEqual(query);
    expect(jobsAddress(EVERY_JOB)).toBe('/talent/jobs');
  });

  it.each([
    { track: 'moon' },
    { city: '<b>' },
    { page: '-1' },
    { page: '1e9' },
    { page: '1001' },
    { page: '0' },
    { page: '1.5' },
    { function: '' },
  ])('takes %j for all of them', (query) => expect(jobQueryOf(query)).toEqual(EVERY_JOB));

  it('goes as far as the service counts, and leaves out the first page', () => {
    expect(jobQueryOf({ page: '1000', function: 'software' })).toEqual({
      ...EVERY_JOB,
      page: 1000,
      function: 'software',
    });
    expect(jobQueryOf({ page: '1' }).page).toBe(1);
  });
});
