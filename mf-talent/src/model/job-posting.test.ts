import type { JobDetail } from 'shared/contract/talent/job';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';

const WORDS = { employer: 'The Group', duties: 'Duties', requirements: 'You bring', offer: 'We offer' };
const JOB: JobDetail = {
  id: 'aero-7',
  title: 'Engineer for airflow',
  summary: 'Shape & wind',
  city: 'wuhan',
  cityName: 'Wuhan',
  function: 'research',
  track: 'social',
  department: 'Aerodynamics',
  places: 2,
  date: '2026-11-01',
  closes: '2026-12-31',
  duties: ['measure', 'compare <b>'],
  requirements: ['a degree'],
  offer: ['a tunnel'],
  contact: '',
  open: true,
};

describe('a vacancy for search engines', () => {
  it('says who looks for whom, where, until when, and that nobody applies on this site', () => {
    expect(jobPosting(JOB, WORDS)).toEqual({
      '@type': 'JobPosting',
      title: 'Engineer for airflow',
      description:
        '<p>Shape &amp; wind</p>' +
        '<p>Duties</p><ul><li>measure</li><li>compare &lt;b&gt;</li></ul>' +
        '<p>You bring</p><ul><li>a degree</li></ul>' +
        '<p>We offer</p><ul><li>a tunnel</li></ul>',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T23:59:59+08:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'The Group' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Wuhan', addressCountry: 'CN' },
      },
      identifier: { '@type': 'PropertyValue', name: 'The Group', value: 'aero-7' },
      totalJobOpenings: 2,
      directApply: false,
    });
  });

  it('calls training no employment', () => {
    expect(jobPosting({ ...JOB, track: 'training' }, WORDS)).not.toHaveProperty('employmentType');
  });
});
