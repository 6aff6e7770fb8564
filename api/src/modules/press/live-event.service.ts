import type { LiveEvent, LiveState } from 'shared/contract/media/live-event';
import { API_PREFIX } from 'shared/contract/site/site';
import { siteInfo } from 'shared/contract/site/site-info';
import { HTML_LANG, LANG_CODE, type Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { calendarFileOf } from '../../exports/calendar-file.ts';
import { importedAt } from '../../imported/content-state.store.ts';
import { findDocument } from '../../imported/document.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { CallError } from '../../model/call-error.ts';
import { instantOf, stampOf } from '../../model/shanghai-time.ts';
import { itemsOf } from '../article/article.service.ts';
import { namedArticles } from '../article/named-articles.service.ts';
import { publishedEntries } from '../library/library.service.ts';
import { mediaItems } from '../library/media-item.service.ts';

type Row = EntryBody<'liveEvent'>;

const MINUTE_MS = 60_000;
const MOST_ARTICLES = 6;
/** Part of every event's id: must never change, or calendars show an event twice. */
const UID_DOMAIN = 'live.chenyue.example';
export const LIVE_CALENDAR_PATH = `${API_PREFIX}/live/calendar.ics`;

function stateIn(now: number, { from, until }: { from: number; until: number }): LiveState {
  if (now < from) return 'before';
  return now < until ? 'live' : 'after';
}

const spanOf = ({ begins, ends }: Row) => ({
  from: instantOf(begins).getTime(),
  until: instantOf(ends).getTime(),
});
const stateOf = (row: Row, now: number): LiveState => stateIn(now, spanOf(row));

/** What is on, else the next, else the last. @param rows newest first */
function nearest(rows: readonly Row[], now: number): Row | undefined {
  const among = (state: LiveState) => rows.filter((row) => stateOf(row, now) === state);
  return among('live')[0] ?? among('before').at(-1) ?? among('after')[0];
}

function agendaOf(row: Row, lang: Lang, now: number): LiveEvent['parts'] {
  const { from: start, until } = spanOf(row);
  return row.parts.map(({ at, title, text }, place) => {
    const from = start + at * MINUTE_MS;
    const next = row.parts[place + 1];
    const end = next ? start + next.at * MINUTE_MS : until;
    const state = stateIn(now, { from, until: end });
    return { at: stampOf(new Date(from)).slice(0, 16), title: title[lang], text: text[lang], state };
  });
}

const namedOf = (row: Row, lang: Lang, now: number) => ({
  id: row.id,
  title: row.title[lang],
  begins: row.begins,
  state: stateOf(row, now),
});

/** One presentation, as far as it has come. @throws {CallError} 40004 unknown */
export async function liveEventNow(services: Services, lang: Lang, id: string): Promise<LiveEvent> {
  const now = services.now();
  const { rows } = await findEntries(services.content, 'liveEvent');
  const row = id === '' ? nearest(rows, now) : rows.find((one) => one.id === id);
  if (!row) throw new CallError('40004');
  const state = stateOf(row, now);
  const shown = [...(state === 'before' ? [] : [row.film]), ...(state === 'after' ? [row.kit] : [])];
  const entries = (await publishedEntries(services)).filter((entry) => shown.includes(entry.row.id));
  const named = { baseIds: row.articles, tag: '', offset: 0, limit: MOST_ARTICLES };
  const [items, articles] = await Promise.all([
    mediaItems(services, entries, lang),
    row.articles.length === 0 ? { rows: [] } : namedArticles(services, lang, named),
  ]);
  const itemOf = (wanted: string | undefined) => items.find((item) => item.id === wanted);
  const [film, kit] = [itemOf(row.film), itemOf(row.kit)];
  const query = `?id=${row.id}&language=${LANG_CODE[lang]}`;
  return {
    ...namedOf(row, lang, now),
    ends: row.ends,
    summary: row.summary[lang],
    place: row.place[lang],
    parts: agendaOf(row, lang, now),
    ...(film && { film }),
    ...(kit && { kit }),
    articles: await itemsOf(services, lang, articles.rows),
    icsUrl: state === 'after' ? '' : LIVE_CALENDAR_PATH + query,
    others: rows.filter((one) => one !== row).map((one) => namedOf(one, lang, now)),
  };
}

/** Its calendar file. @throws {CallError} 40004 unknown */
export async function liveEventFile({ db, content }: Services, lang: Lang, id: string): Promise<string> {
  const { rows } = await findEntries(content, 'liveEvent');
  const row = rows.find((one) => one.id === id);
  if (!row) throw new CallError('40004');
  const { shortName } = await findDocument(content, 'site', { lang, schema: siteInfo });
  const { begins, ends } = row;
  const words = { title: row.title[lang], summary: row.summary[lang], place: row.place[lang] };
  return calendarFileOf([{ id, kind: 'live', begins, ends, sequence: 0, ...words }], {
    name: shortName,
    language: HTML_LANG[lang],
    domain: UID_DOMAIN,
    stampedAt: await importedAt(db),
  });
}
