import { escapeHtml } from 'shared/contract/text/escape-html';
import type { JobDetail } from 'shared/contract/talent/job';

export interface JobPostingWords {
  employer: string;
  duties: string;
  requirements: string;
  offer: string;
}

/** The whole text of a vacancy as schema.org wants it: HTML with headings and lists. */
function descriptionOf(job: JobDetail, words: JobPostingWords): string {
  const part = (name: string, lines: readonly string[]) =>
    `<p>${escapeHtml(name)}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
  return [
    `<p>${escapeHtml(job.summary)}</p>`,
    part(words.duties, job.duties),
    part(words.requirements, job.requirements),
    part(words.offer, job.offer),
  ].join('');
}

/** A vacancy for search engines (schema.org JobPosting); one applies by letter, not on this site. */
export function jobPosting(job: JobDetail, words: JobPostingWords): object {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job, words),
    datePosted: job.date,
    validThrough: `${job.closes}T23:59:59+08:00`,
    // Training has no contract of its own: people are employed before it begins.
    ...(job.track === 'training' ? {} : { employmentType: 'FULL_TIME' }),
    hiringOrganization: { '@type': 'Organization', name: words.employer },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.cityName, addressCountry: 'CN' },
    },
    identifier: { '@type': 'PropertyValue', name: words.employer, value: job.id },
    totalJobOpenings: job.places,
    directApply: false,
  };
}
