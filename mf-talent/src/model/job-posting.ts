import { escapeHtml } from 'shared/contract/text/escape-html';
import { BASE } from 'shared/contract/site/site';
import type { JobDetail } from 'shared/contract/talent/job';

export interface JobPostingWords {
  employer: string;
  duties: string;
  requirements: string;
  offer: string;
  team: string;
}

/** Of the contracts of vacancies; a course is none. */
const EMPLOYMENT_TYPES: Readonly<Record<Exclude<JobDetail['kind'], 'course'>, readonly string[]>> = {
  permanent: ['FULL_TIME'],
  graduate: ['FULL_TIME'],
  fixedTerm: ['FULL_TIME', 'TEMPORARY'],
};

/** The whole text of a vacancy as schema.org wants it: HTML with headings and lists. */
function descriptionOf(job: JobDetail, words: JobPostingWords): string {
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const part = (name: string, lines: readonly string[]) =>
    `<p>${escapeHtml(name)}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  return [
    paragraphs([job.summary]),
    part(words.duties, job.duties),
    part(words.requirements, job.requirements),
    part(words.offer, job.offer),
    paragraphs([words.team, ...job.team]),
  ].join('');
}

const placeOf = ({ street, city, region, postalCode }: JobDetail['workplaces'][number]) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: 'CN',
  },
});

function employerOf(name: string, origin: string | undefined): object {
  const own = { '@type': 'Organization', name };
  return origin === undefined
    ? own
    : { ...own, sameAs: `${origin}${BASE}`, logo: `${origin}${BASE}/icons/icon-512.png` };
}

/**
 * A vacancy for search engines (schema.org JobPosting, with what Google asks for); null for a course, because its rules
 * keep training out of lists of work.
 * @param origin `https://host` of the site; without one the employer has neither logo nor address
 */
export function jobPosting(job: JobDetail, words: JobPostingWords, origin: string | undefined): object | null {
  if (job.kind === 'course') return null;
  const { from, to } = job.pay;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, words),
    datePosted: job.date,
    validThrough: `${job.closes}T23:59:59+08:00`,
    employmentType: EMPLOYMENT_TYPES[job.kind],
    hiringOrganization: employerOf(words.employer, origin),
    jobLocation: job.workplaces.map(placeOf),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'MONTH' },
    },
    identifier: { '@type': 'PropertyValue', name: words.employer, value: job.id },
    totalJobOpenings: job.places,
    directApply: true,
  };
}
