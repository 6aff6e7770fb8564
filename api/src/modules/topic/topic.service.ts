import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Topic, topicArticlesQuery, topicFilter } from 'shared/contract/content/topic';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { itemsOf } from '../article/article.service.ts';
import { namedArticles } from '../article/named-articles.service.ts';
import { findEntries, findEntry } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findPictures, optionalPicture, pictureUrl, type PictureIndex } from '../../imported/picture.store.ts';
import { daysOf } from './list-range.model.ts';

type Entry = EntryBody<'topic'>;

const tagsOf = ({ tag }: Entry, lang: Lang): string[] => tag[lang].split(',').map((name) => name.trim());

function topicOf(entry: Entry, lang: Lang, pictureOf: PictureIndex): Topic {
  const picture = pictureOf(entry.picture ?? null);
  return {
    topicId: entry.id,
    displayName: entry.title[lang],
    categoryCode: entry.category,
    tag: tagsOf(entry, lang).join(','),
    topicDate: entry.date,
    coverPath: pictureUrl(picture),
    ...optionalPicture(picture),
    introduction: entry.introduction[lang],
    topicLink: entry.link,
  };
}

/** Topics of one category or several, newest first: their order is read once per content version, and a page cut from it. */
export async function topicList(
  { content, pictures, now }: Services,
  lang: Lang,
  filter: z.output<typeof topicFilter>,
): Promise<CallData<'topic/page'>> {
  const { pageNo, pageSize, categoryCodeList, searchKeyword } = filter;
  const { rows } = await findEntries(content, 'topic', {
    categories: categoryCodeList,
    ...daysOf(filter, now()),
    containing: { text: searchKeyword, fields: ['title', 'introduction'], lang },
  });
  const shown = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const pictureOf = await findPictures(
    pictures,
    shown.map(({ picture }) => picture ?? null),
    lang,
  );
  return { list: shown.map((row) => topicOf(row, lang, pictureOf)), pageNo, totalCount: rows.length };
}

/** @throws {CallError} 40004 unknown, or dated tomorrow */
export async function topicInFull(
  { content, pictures, now }: Services,
  lang: Lang,
  id: string,
): Promise<CallData<'topic/detail'>> {
  const entry = await findEntry(content, 'topic', id);
  if (!entry || entry.date > dayOf(now())) throw new CallError('40004');
  const pictureOf = await findPictures(pictures, [entry.picture ?? null], lang);
  const tags = tagsOf(entry, lang).map((tag) => ({ tag, categoryCode: entry.category }));
  return { ...topicOf(entry, lang, pictureOf), tags };
}

/** The articles that topics of a category gather under a tag, each once, newest first. */
export async function topicArticles(
  services: Services,
  lang: Lang,
  { categoryCode, tag, id, pageNo, pageSize }: z.output<typeof topicArticlesQuery>,
): Promise<CallData<'topic/articles'>> {
  const { content, now } = services;
  const ids = id === undefined ? [] : [id];
  const topics = await findEntries(content, 'topic', { categories: [categoryCode], ids, until: dayOf(now()) });
  const tagged = topics.rows.filter((entry) => tag === '' || tagsOf(entry, lang).includes(tag));
  const { rows, total } = await namedArticles(services, lang, {
    baseIds: tagged.flatMap(({ articles }) => articles),
    tag,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return { list: await itemsOf(services, lang, rows), pageNo, totalCount: total };
}
