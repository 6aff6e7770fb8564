import { describe, expect, it } from 'vitest';
import { EVERY_JOB, jobAddress, jobQueryOf, jobsAddress } from './job-query.ts';

describe('the address of a list of vacancies', () => {
  it('says what somebody looks for, and nothing else', () => {
    const query = { ...EVERY_JOB, track: 'campus', city: 'wuhan', page: 2 } as const;
    expect(jobsAddress(query)).toBe('/talent/jobs?track=campus&city=wuhan&page=2');
    expect(jobQueryOf({ track: 'campus', city: 'wuhan', page: '2' })).toEqual(query);
    expect(jobsAddress(EVERY_JOB)).toBe('/talent/jobs');
  });

  it.each([{ track: 'moon' }, { city: '<b>' }, { page: '-1' }, { page: '1e9' }, { function: '' }])(
    'takes %j for all of them',
    (query) => expect(jobQueryOf(query)).toEqual(EVERY_JOB),
  );

  it('of one vacancy keeps its id in one piece', () => {
    expect(jobAddress('a b&c')).toBe('/talent/job?id=a+b%26c');
  });
});
