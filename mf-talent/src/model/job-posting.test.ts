import { describe, expect, it } from 'vitest';
import { jobDetailSample } from '../testing/job-sample.ts';
import { jobPosting } from './job-posting.ts';

const WORDS = { employer: 'The Group', duties: 'Duties', requirements: 'You bring', offer: 'We offer', team: 'Team' };
const JOB = jobDetailSample({ summary: 'Shape & wind', duties: ['measure', 'compare <b>'] });

describe('a vacancy for search engines', () => {
  it('says who looks for whom, where, for how much, until when, and that one applies on this site', () => {
    expect(jobPosting(JOB, WORDS, 'https://www.example.com')).toEqual({
      '@type': 'JobPosting',
      title: 'Wind-tunnel test engineer',
      description:
        '<p>Shape &amp; wind</p>' +
        '<p>Duties</p><ul><li>measure</li><li>compare &lt;b&gt;</li></ul>' +
        '<p>You bring</p><ul><li>A degree in fluids</li></ul>' +
        '<p>We offer</p><ul><li>Fifteen days of leave</li></ul>' +
        '<p>Team</p><p>Eleven people and a balance</p>',
      datePosted: '2026-10-08',
      validThrough: '2027-01-31T23:59:59+08:00',
      employmentType: ['FULL_TIME'],
      hiringOrganization: {
        '@type': 'Organization',
        name: 'The Group',
        sameAs: 'https://www.example.com/cn',
        logo: 'https://www.example.com/cn/icons/icon-512.png',
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Fengdong Road',
            addressLocality: 'Guangzhou',
            addressRegion: 'Guangdong',
            postalCode: '000000',
            addressCountry: 'CN',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CNY',
        value: { '@type': 'QuantitativeValue', minValue: 18_000, maxValue: 28_000, unitText: 'MONTH' },
      },
      identifier: { '@type': 'PropertyValue', name: 'The Group', value: 'aero-test-engineer' },
      totalJobOpenings: 14,
      directApply: true,
    });
  });

  it('says that a fixed term ends', () => {
    expect(jobPosting({ ...JOB, kind: 'fixedTerm' }, WORDS, undefined)).toMatchObject({
      employmentType: ['FULL_TIME', 'TEMPORARY'],
    });
  });

  it('does without logo and address where the host of the site is not known', () => {
    expect(jobPosting(JOB, WORDS, undefined)).toMatchObject({
      hiringOrganization: { '@type': 'Organization', name: 'The Group' },
    });
  });

  it('does not pass a course off as work', () => expect(jobPosting({ ...JOB, kind: 'course' }, WORDS, '')).toBeNull());
});
