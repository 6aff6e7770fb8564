import { narrowing, oneOf, pageNumber, pageQuery, typedText, type QueryChoice } from 'shared/contract/section/query';
import { BASE } from 'shared/contract/site/site';
import {
  JOB_BRANDS,
  JOB_CITIES,
  JOB_DAYS,
  JOB_FUNCTIONS,
  JOB_KEYWORD,
  JOB_KINDS,
  JOB_SORTS,
  JOB_TRACKS,
} from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';
import { paths } from '../paths.ts';

/** By what vacancies are chosen from lists, in the order of the form and of the address. */
export const FACETS = ['track', 'function', 'city', 'brand', 'kind', 'days'] as const;
export type Facet = (typeof FACETS)[number];

export const JOBS_PER_PAGE = 12;

const params = {
  keyword: narrowing(typedText(JOB_KEYWORD)),
  track: narrowing(oneOf(JOB_TRACKS, '')),
  function: narrowing(oneOf(JOB_FUNCTIONS, '')),
  city: narrowing(oneOf(JOB_CITIES, '')),
  brand: narrowing(oneOf(JOB_BRANDS, '')),
  kind: narrowing(oneOf(JOB_KINDS, '')),
  days: narrowing(oneOf(JOB_DAYS, '')),
  sort: narrowing(oneOf(JOB_SORTS, 'newest')),
  page: pageNumber,
};

/** Every choice leaves it the list of vacancies. */
export const jobQuery = pageQuery(params);
/** What somebody looks for; empty means all. */
export type JobQuery = QueryChoice<typeof params>;

/** Path below the language segment; what means all is left out, so that every view has one address. */
export function jobsAddress(query: JobQuery): string {
  return paths.jobs.address(jobQuery.texts(query));
}

/** A search as a feed: whoever subscribes hears of what is new. Days and order say nothing there. */
export function searchFeed(lang: Lang, query: JobQuery): string {
  const { keyword, track, function: field, city, brand, kind } = query;
  const said = Object.entries({ keyword, track, function: field, city, brand, kind }).filter(
    ([, value]) => value !== '',
  );
  const search = new URLSearchParams(said).toString();
  return `${BASE}/${lang}/feeds/jobs.rss${search === '' ? '' : `?${search}`}`;
}
