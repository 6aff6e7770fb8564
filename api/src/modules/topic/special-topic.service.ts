import type { z } from 'zod';
import { ANNOUNCEMENT_CODES } from 'shared/contract/content/announcement';
import type { CallData } from 'shared/contract/call/calls';
import { REPORT_CODES, SPECIAL_TOPIC_CODES } from 'shared/contract/content/category';
import type { Lang } from 'shared/contract/text/lang';
import { MARKETS } from 'shared/contract/invest/stock';
import type { SpecialTopic, specialTopicConditions } from 'shared/contract/content/topic';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findPictures, optionalPicture } from '../../imported/picture.store.ts';
import { daysOf } from './list-range.model.ts';
import { documentIn } from '../investor/report.service.ts';
import { publishedAnnouncements } from '../announcement/announcement.service.ts';

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
  const query = { ...conditions, codes };
  const sources = await Promise.all([reports(services, lang, query), filings(services, lang, query)]);
  const merged = sources.flatMap(({ list }) => list).toSorted((a, b) => b.date.localeCompare(a.date));
  const list = merged.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { list, pageNo, totalCount: sources.reduce((sum, { total }) => sum + total, 0) };
}

type TopicQuery = Conditions & { codes: ReadonlySet<string> };

async function reports({ content, pictures, now }: Services, lang: Lang, query: TopicQuery): Source {
  const categories = REPORT_CODES.filter((code) => query.codes.has(code));
  if (categories.length === 0) return { list: [], total: 0 };
  const { rows } = await findEntries(content, 'specialTopic', {
    categories,
    ids: query.categoryIdList,
    ...daysOf(query, now()),
    containing: { text: query.searchKeyword, fields: ['title', 'summary'], lang },
  });
  const ofYear = rows.filter(({ year }) => query.year === 0 || year === query.year);
  const pictureOf = await findPictures(
    pictures,
    ofYear.map(({ picture }) => picture ?? null),
    lang,
  );
  const list = ofYear.map(({ picture, category, ...row }: EntryBody<'specialTopic'>) => ({
    ...row,
    categoryCode: category,
    title: row.title[lang],
    summary: row.summary[lang],
    ...documentIn(lang, row),
    ...optionalPicture(pictureOf(picture ?? null)),
  }));
  return { list, total: list.length };
}

async function filings(services: Services, lang: Lang, query: TopicQuery): Source {
  const markets = MARKETS.filter((market) => query.codes.has(ANNOUNCEMENT_CODES[market]));
  if (markets.length === 0) return { list: [], total: 0 };
  const { from = '', until } = daysOf(query, services.now());
  const keyword = query.searchKeyword.toLowerCase();
  const all = await publishedAnnouncements(services, lang);
  const wanted = all.filter(
    ({ market, baseId, date, title }) =>
      markets.includes(market) &&
      (query.categoryIdList.length === 0 || query.categoryIdList.includes(baseId)) &&
      date >= from &&
      date <= until &&
      (query.year === 0 || date.startsWith(String(query.year))) &&
      title.toLowerCase().includes(keyword),
  );
  const list = wanted.slice(0, query.pageNo * query.pageSize).map(({ baseId, market, title, date, url, size }) => {
    const categoryCode = ANNOUNCEMENT_CODES[market];
    return { id: baseId, title, categoryCode, date, year: Number(date.slice(0, 4)), summary: '', url, size };
  });
  return { list, total: wanted.length };
}
