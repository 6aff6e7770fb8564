import type { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import { COUNT_LIMIT, type SearchItem, type SearchPage, type searchQuery } from 'shared/contract/site/search';
import { articleAddress } from '../../model/page-addresses.ts';
import type { Services } from '../../calls/call-table.ts';
import { excerptOf, marksOf } from '../../model/highlight.ts';
import type { QueryTerm } from '../../model/search-literals.ts';
import type { Segmenter } from '../../model/segmenter.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { findPictures, optionalPicture, pictureUrl, type PictureIndex } from '../../imported/picture.store.ts';
import { literalOf, termsOf } from './keyword/reading.model.ts';
import { understand } from './keyword/understanding.service.ts';
import type { PackWords } from './pack-words.service.ts';
import {
  countMatches,
  findCandidates,
  findEntries,
  findRemaining,
  type Candidate,
  type Scope,
} from './search.store.ts';

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];
export type SearchServices = Pick<Services, 'db' | 'pictures' | 'now'> & { words: Pick<PackWords, 'current'> };

/**
 * Published texts of a language that hold every word of the keyword. Titles first, then by closeness of the words, then
 * the newest; beyond the ranked ones the newest.
 */
export async function searchResults(
  services: SearchServices,
  lang: Lang,
  { searchKeyword, searchType: type, sort, pageNo, pageSize, ...choice }: z.output<typeof searchQuery>,
): Promise<SearchPage> {
  const { db, now } = services;
  const { reading, language, meant } = await understand(services, lang, searchKeyword);
  const nothing = { list: [], pageNo, totalCount: 0, totalExact: true, facets: facetsOf([], choice), meant };
  if (reading.clauses.length === 0) return nothing;
  const scope: Scope = { type, lang, until: new Date(now()), query: literalOf(reading), sort };
  const matching = await countMatches(db, scope);
  const ranked = await findCandidates(db, scope, matching);
  const candidates = ranked.filter((candidate) => isOfYear(candidate, choice) && isOfCategory(candidate, choice));
  // A choice is made among the ranked ones, which its facet counted; the others stay outside.
  const isChosen = candidates.length < ranked.length;
  const total = isChosen ? candidates.length : matching;
  const ids = await pageOf(services, scope, { candidates, total, from: (pageNo - 1) * pageSize, pageSize });
  return {
    list: await itemsOf(services, scope, { ids, terms: termsOf(reading), segmenter: language.segmenter }),
    pageNo,
    totalCount: Math.min(total, COUNT_LIMIT),
    totalExact: total <= COUNT_LIMIT,
    facets: facetsOf(ranked, choice),
    meant,
  };
}

interface ResultsQuery {
  candidates: readonly Candidate[];
  total: number;
  from: number;
  pageSize: number;
}

async function pageOf(
  { db }: SearchServices,
  scope: Scope,
  { candidates, total, from, pageSize }: ResultsQuery,
): Promise<string[]> {
  const ranked = candidates.slice(from, from + pageSize).map(({ id }) => id);
  if (ranked.length === pageSize || total <= candidates.length) return ranked;
  const rest = await findRemaining(db, scope, {
    except: candidates.map(({ id }) => id),
    offset: Math.max(0, from - candidates.length),
    limit: pageSize - ranked.length,
  });
  return [...ranked, ...rest];
}

/** 0 and empty: any. */
interface FacetChoice {
  year: number;
  categoryCode: string;
}

/** Empty for what has no day. */
const yearOf = ({ published }: Candidate): string => (published.getTime() === 0 ? '' : stampOf(published).slice(0, 4));
const isOfYear = (candidate: Candidate, { year }: FacetChoice) => year === 0 || yearOf(candidate) === String(year);
const isOfCategory = ({ category }: Candidate, { categoryCode }: FacetChoice) =>
  categoryCode === '' || category === categoryCode;

function facetsOf(ranked: readonly Candidate[], choice: FacetChoice): SearchPage['facets'] {
  const counted = (keys: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, group]) => [key, group.length]));
  return {
    year: counted(
      ranked
        .filter((each) => isOfCategory(each, choice))
        .map(yearOf)
        .filter((year) => year !== ''),
    ),
    category: counted(
      ranked.flatMap((each) => (each.category !== '' && isOfYear(each, choice) ? [each.category] : [])),
    ),
  };
}

export interface Found {
  ids: readonly string[];
  terms: readonly QueryTerm[];
  segmenter: Segmenter;
}

export async function itemsOf(
  { db, pictures }: Pick<SearchServices, 'db' | 'pictures'>,
  scope: Pick<Scope, 'type' | 'lang'>,
  found: Found,
): Promise<SearchItem[]> {
  if (found.ids.length === 0) return [];
  const rows = await findEntries(db, scope, found.ids);
  const pictureOf = await findPictures(
    pictures,
    rows.map(({ picture }) => picture),
    scope.lang,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({ ...kindOf(scope, row), ...wordsOf(row, found), ...picturesOf(row, pictureOf) }));
}

function kindOf({ type }: Pick<Scope, 'type'>, row: EntryRow) {
  if (type !== 'news' && type !== 'pack') return { type, id: row.id, url: row.url };
  if (type === 'pack')
    return {
      type,
      id: row.id,
      url: row.url,
      count: row.file_count ?? 0,
      size: row.size ?? 0,
    };
  const article = { baseId: row.id, categoryCode: row.category };
  return { type, ...article, url: articleAddress(article) };
}

function wordsOf({ title, summary, body, published }: EntryRow, { segmenter, terms }: Found) {
  const excerpt = excerptOf(segmenter, [summary, body], terms);
  return {
    title,
    titleMarks: marksOf(segmenter, title, terms),
    summary,
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
    publishTime: published.getTime() === 0 ? '' : stampOf(published),
  };
}

function picturesOf({ picture }: EntryRow, pictureOf: PictureIndex) {
  return { firstPicUrl: pictureUrl(pictureOf(picture)), ...optionalPicture(pictureOf(picture)) };
}
