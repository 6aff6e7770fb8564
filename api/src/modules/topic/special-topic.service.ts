import type { z } from 'zod';
import { ANNOUNCEMENT_CODES } from 'shared/contract/announcement';
import type { CallData } from 'shared/contract/calls';
import { REPORT_CODES, SPECIAL_TOPIC_CODES } from 'shared/contract/category';
import type { Lang } from 'shared/contract/lang';
import { MARKETS } from 'shared/contract/stock';
import type { SpecialTopic, specialTopicConditions } from 'shared/contract/topic';
import type { Services } from '../../call-table.ts';
import { findEntries } from '../content/entry.store.ts';
import type { EntryBody } from '../content/pack-entries.ts';
import { findPictures, optionalPicture } from '../media/picture.store.ts';
import { daysOf } from './list-range.ts';
import { findNewestAnnouncements } from './special-topic.store.ts';

type Conditions = z.output<typeof specialTopicConditions>;
/** The newest of one source, as many as the page can need, and how many there are. */
type Source = Promise<{ list: SpecialTopic[]; total: number }>;

/** Reports and announcements of the categories, newest first: two sources merged into one list. */
export async function specialTopics(
  services: Services,
  lang: Lang,
  conditions: Conditions,
): Promise<CallData<'specialTopic/page'>> {
  const { pageNo, pageSize, categoryCodeList } = conditions;
  const codes = new Set(categoryCodeList.length === 0 ? SPECIAL_TOPIC_CODES : categoryCodeList);
  const wanted = { ...conditions, codes };
  const sources = await Promise.all([reports(services, lang, wanted), filings(services, lang, wanted)]);
  const merged = sources.flatMap(({ list }) => list).toSorted((a, b) => b.date.localeCompare(a.date));
  const list = merged.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { list, pageNo, totalCount: sources.reduce((sum, { total }) => sum + total, 0) };
}

type Wanted = Conditions & { codes: ReadonlySet<string> };

async function reports({ db, now }: Services, lang: Lang, wanted: Wanted): Source {
  const categories = REPORT_CODES.filter((code) => wanted.codes.has(code));
  if (categories.length === 0) return { list: [], total: 0 };
  const { rows } = await findEntries(db, 'specialTopic', {
    categories,
    ids: wanted.categoryIdList,
    ...daysOf(wanted, now()),
    containing: { text: wanted.searchKeyword, fields: ['title', 'summary'], lang },
  });
  const ofYear = rows.filter(({ year }) => wanted.year === 0 || year === wanted.year);
  const pictureOf = await findPictures(
    db,
    ofYear.map(({ picture }) => picture ?? null),
    lang,
  );
  const list = ofYear.map(({ picture, category, ...row }: EntryBody<'specialTopic'>) => ({
    ...row,
    categoryCode: category,
    title: row.title[lang],
    summary: row.summary[lang],
    ...optionalPicture(pictureOf(picture ?? null)),
  }));
  return { list, total: list.length };
}

async function filings({ db, now }: Services, lang: Lang, wanted: Wanted): Source {
  const markets = MARKETS.filter((market) => wanted.codes.has(ANNOUNCEMENT_CODES[market]));
  if (markets.length === 0) return { list: [], total: 0 };
  const { rows, total } = await findNewestAnnouncements(db, {
    markets,
    ids: wanted.categoryIdList,
    ...daysOf(wanted, now()),
    year: wanted.year,
    keyword: wanted.searchKeyword,
    lang,
    limit: wanted.pageNo * wanted.pageSize,
  });
  const list = rows.map(({ base_id, market, date, title, url, size }) => ({
    id: base_id,
    title: title[lang],
    categoryCode: ANNOUNCEMENT_CODES[market],
    date,
    year: Number(date.slice(0, 4)),
    summary: '',
    url,
    size,
  }));
  return { list, total };
}
