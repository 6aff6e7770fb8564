import type { z } from 'zod';
import {
  ANNOUNCEMENT_CODES,
  type Announcement,
  type AnnouncementDetail,
  type AnnouncementSearch,
  type announcementFilter,
} from 'shared/contract/content/announcement';
import type { CallData } from 'shared/contract/call/calls';
import type { Market } from 'shared/contract/invest/stock';
import { LANGS, otherLang, type Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { ContentDb } from '../../db/content-reads.ts';
import { findEntry } from '../../imported/entry.store.ts';
import { CallError } from '../../model/call-error.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { countAnswers, isWanted } from './announcement-facets.model.ts';
import { findAnnouncements, findWording, type AnnouncementRow } from './announcement.store.ts';

export type { AnnouncementRow };

const isOut = (now: number) => (row: AnnouncementRow) => row.published_at.getTime() <= now;

/** What is out at this minute, newest first; everything that shows announcements asks here. */
async function published({ content, now }: Pick<Services, 'content' | 'now'>): Promise<AnnouncementRow[]> {
  return (await findAnnouncements(content)).filter(isOut(now()));
}

const languagesOf = ({ documents }: AnnouncementRow): Lang[] => LANGS.filter((lang) => documents[lang]);

function itemOf(row: AnnouncementRow, lang: Lang): Announcement {
  const document = row.documents[lang] ?? row.documents[otherLang(lang)];
  return {
    baseId: row.base_id,
    title: row.title[lang],
    date: row.date,
    publishTime: stampOf(row.published_at).slice(0, 16),
    categoryCode: ANNOUNCEMENT_CODES[row.market],
    category: row.category,
    languages: languagesOf(row),
    url: document?.url ?? '',
    size: document?.size ?? 0,
  };
}

interface Slice {
  pageNo: number;
  pageSize: number;
}

const pageOf = <T>(rows: readonly T[], { pageNo, pageSize }: Slice): T[] =>
  rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);

/** Announcements of one market, newest first. */
export async function announcements(
  services: Services,
  lang: Lang,
  filter: z.output<typeof announcementFilter>,
): Promise<CallData<'topic/rootPage'>> {
  const market = filter.categoryCode === ANNOUNCEMENT_CODES.A ? 'A' : 'H';
  const rows = (await published(services)).filter((row) => row.market === market);
  const list = pageOf(rows, filter).map((row) => itemOf(row, lang));
  return { list, pageNo: filter.pageNo, totalCount: rows.length };
}

/** Announcements that fit all answers, newest first, and what each other answer would give (spec I11). */
export async function announcementList(
  services: Services,
  lang: Lang,
  search: AnnouncementSearch,
): Promise<CallData<'announcement/page'>> {
  const all = await published(services);
  const wording = search.keyword === '' ? undefined : await findWording(services.db, lang, search.keyword);
  const worded = wording ? all.filter(({ base_id }) => wording.has(base_id)) : all;
  const rows = worded.filter((row) => isWanted(row, search));
  const list = pageOf(rows, search).map((row) => itemOf(row, lang));
  return { list, pageNo: search.pageNo, totalCount: rows.length, facets: countAnswers(worded, search) };
}

type Neighbour = AnnouncementDetail['previous'];

const neighbourOf = (row: AnnouncementRow | undefined, lang: Lang): Neighbour =>
  row ? { baseId: row.base_id, title: row.title[lang], date: row.date } : null;

/** What its document is written in: one file may hold both languages. */
function documentOf({ documents }: AnnouncementRow, lang: Lang): AnnouncementDetail['document'] {
  const document = documents[lang];
  if (!document) return null;
  return { ...document, languages: LANGS.filter((one) => documents[one]?.url === document.url) };
}

/**
 * One announcement.
 * @throws {CallError} 40004 unknown or not yet published; 40001 with `{languages}` when not in this language
 */
export async function announcementDetail(services: Services, lang: Lang, baseId: string): Promise<AnnouncementDetail> {
  const all = await published(services);
  const row = all.find(({ base_id }) => base_id === baseId);
  const text = row && (await findEntry(services.content, 'announcementText', baseId));
  if (!row || !text) throw new CallError('40004');
  const pieces = text[lang];
  if (!pieces) throw new CallError('40001', { languages: LANGS.filter((one) => text[one]) });
  const same = all.filter(({ market }) => market === row.market);
  const at = same.indexOf(row);
  const counterpart = all.find(
    ({ market, date, category }) => market !== row.market && date === row.date && category === row.category,
  );
  return {
    ...itemOf(row, lang),
    market: row.market,
    pieces,
    document: documentOf(row, lang),
    // The list is newest first.
    previous: neighbourOf(same[at + 1], lang),
    next: neighbourOf(same[at - 1], lang),
    counterpart: neighbourOf(counterpart, lang),
  };
}

interface Audience {
  market: Market;
  /** Milliseconds. */
  until: number;
  limit: number;
}

/** Day and title of what a market was told until a moment, newest first. */
export async function announcedUntil(
  content: ContentDb,
  lang: Lang,
  { market, until, limit }: Audience,
): Promise<{ date: string; title: string }[]> {
  const rows = await findAnnouncements(content);
  const heard = rows.filter((row) => row.market === market && isOut(until)(row)).slice(0, limit);
  return heard.map(({ date, title }) => ({ date, title: title[lang] }));
}

/** What was published in a time, both ends in milliseconds and the first not included; newest first. */
export async function announcedBetween(
  content: ContentDb,
  { from, until }: { from: number; until: number },
): Promise<AnnouncementRow[]> {
  const rows = await findAnnouncements(content);
  return rows.filter((row) => isOut(until)(row) && row.published_at.getTime() > from);
}

/** What is out, for lists that hold more than announcements. */
export async function publishedAnnouncements(
  services: Services,
  lang: Lang,
): Promise<(Announcement & { market: Market })[]> {
  return (await published(services)).map((row) => ({ ...itemOf(row, lang), market: row.market }));
}
