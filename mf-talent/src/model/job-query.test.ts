import { describe, expect, it } from 'vitest';
import { jobQuery, jobsAddress, searchFeed } from './job-query.ts';

const EVERY_JOB = jobQuery.initial;

describe('the address of a list of vacancies', () => {
  it('says what somebody looks for, and nothing else', () => {
    const query = { ...EVERY_JOB, track: 'campus', city: 'wuhan', page: 2 } as const;
    expect(jobsAddress(query)).toBe('/talent/jobs?track=campus&city=wuhan&page=2');
    expect(jobQuery.read('?track=campus&city=wuhan&page=2')).toEqual(query);
    expect(jobsAddress(EVERY_JOB)).toBe('/talent/jobs');
  });

  it('is the way to a feed of the same search, whatever its order', () => {
    const query = { ...EVERY_JOB, keyword: 'wind & rain', city: 'wuhan', sort: 'pay', page: 2 } as const;
    expect(searchFeed('en', query)).toBe('/cn/en/feeds/jobs.rss?keyword=wind+%26+rain&city=wuhan');
    expect(searchFeed('cn', EVERY_JOB)).toBe('/cn/cn/feeds/jobs.rss');
  });

  it('goes as far as the service counts', () => expect(jobQuery.parse({ page: '1000' })?.page).toBe(1000));

  it.each([
    { track: 'moon' },
    { city: '<b>' },
    { brand: 'other' },
    { kind: 'none' },
    { days: '8' },
    { sort: 'worst' },
    { page: '-1' },
    { page: '1e9' },
    { page: '1001' },
    { page: '0' },
    { page: '1.5' },
  ])('is none where it says %j', (query) => expect(jobQuery.parse(query as Record<string, string>)).toBeNull());
});
