import type { JobFacets } from 'shared/contract/talent/job';
import type { useWords } from '../messages/words.ts';
import type { Facet } from '../model/job-query.ts';

/** A value of a facet in the visitor's language. */
export function facetName(t: ReturnType<typeof useWords>, facet: Facet, value: string): string {
  if (facet === 'track') return t(`track.${value as keyof JobFacets['track']}`);
  if (facet === 'city') return t(`city.${value as keyof JobFacets['city']}`);
  if (facet === 'brand') return t(`brand.${value as keyof JobFacets['brand']}`);
  if (facet === 'kind') return t(`kind.${value as keyof JobFacets['kind']}`);
  if (facet === 'days') return t(value === '7' ? 'days.week' : 'days.month');
  return t(`function.${value as keyof JobFacets['function']}`);
}
