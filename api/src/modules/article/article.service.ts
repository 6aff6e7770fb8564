import type { z } from 'zod';
import type {
  ArticleDetail,
  ArticleItem,
  ArticlePage,
  articleFilter,
  articleQuery,
  moreQuery,
} from 'shared/contract/content/article';
import { PRESS_COLUMNS } from 'shared/contract/media/press';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { StoredAttachment } from '../../db/schema.ts';
import { CallError } from '../../model/call-error.ts';
import { instantOf, stampOf } from '../../model/shanghai-time.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findPictures, optionalPicture, pictureUrl, type PictureIndex } from '../../imported/picture.store.ts';
import type { ArticleOrder } from './article-order.service.ts';
import { findArticle, findContaining, findNeighbour, findRelated, findTexts } from './article.store.ts';
import { mayPreview } from './preview-token.service.ts';

const PRESS: ReadonlySet<string> = new Set(Object.values(PRESS_COLUMNS).flat());

interface ItemRow {
  base_id: string;
  category: string;
  publish_time: Date;
  picture: string | null;
  title: string;
  summary: string;
  source: string;
}

function itemOf(row: ItemRow, pictureOf: PictureIndex): ArticleItem {
  const picture = pictureOf(row.picture);
  return {
    baseId: row.base_id,
    title: row.title,
    publishTime: stampOf(row.publish_time),
    categoryCode: row.category,
    summary: row.summary,
    source: row.source,
    firstPicUrl: pictureUrl(picture),
    ...optionalPicture(picture),
    video: '',
    poster: '',
  };
}

/** Rows of the article tables as items of a list. */
export async function itemsOf(
  { pictures }: Pick<Services, 'pictures'>,
  lang: Lang,
  rows: readonly ItemRow[],
): Promise<ArticleItem[]> {
  const pictureOf = await findPictures(
    pictures,
    rows.map((row) => row.picture),
    lang,
  );
  return rows.map((row) => itemOf(row, pictureOf));
}

type ListServices = Pick<Services, 'db' | 'pictures' | 'now'> & { order: Pick<ArticleOrder, 'slice'> };

/** Published articles that exist in the language, newest first. Both ends of the time range count. */
export async function articleList(
  services: ListServices,
  lang: Lang,
  filter: z.output<typeof articleFilter>,
): Promise<ArticlePage> {
  const { pageNo, pageSize, searchKeyword: keyword, categoryCode, categoryCodeList } = filter;
  const set = { lang, categories: categoryCode === '' ? categoryCodeList : [categoryCode, ...categoryCodeList] };
  const slice = { ...timesIn(filter, services.now()), offset: (pageNo - 1) * pageSize, limit: pageSize };
  const { rows, total } = await (keyword === ''
    ? services.order.slice(set, slice)
    : findContaining(services.db, set, { ...slice, keyword }));
  return { list: await itemsOf(services, lang, rows), pageNo, totalCount: total };
}

/** What is published later than now is in no list. */
function timesIn({ beginTime, endTime }: z.output<typeof articleFilter>, now: number): { from?: Date; until: Date } {
  const until = endTime === '' ? now : Math.min(now, instantFrom('endTime', endTime).getTime());
  return { ...(beginTime === '' ? {} : { from: instantFrom('beginTime', beginTime) }), until: new Date(until) };
}

function instantFrom(field: string, stamp: string): Date {
  const instant = instantOf(stamp);
  if (Number.isNaN(instant.getTime())) throw new CallError('40022', [{ field, rule: 'format' }]);
  return instant;
}

/**
 * One article; before its hour only with a signed preview (spec G-38). `prev` was published before it in the same
 * category, `next` after it.
 * @throws {CallError} 40004 unknown or not yet published; 40001 with `{languages}` when not in this language
 */
export async function articleInFull(
  services: Services,
  lang: Lang,
  query: z.output<typeof articleQuery>,
): Promise<ArticleDetail> {
  const { content, contentNow, now, hits, data } = services;
  const until = new Date(now());
  const wanted = query.baseId ?? query.id ?? '';
  const early = query.preview && mayPreview(data, { token: query.token ?? '', baseId: wanted, now: now() });
  // All three in one statement.
  const [article, texts, subjects] = await Promise.all([
    findArticle(content, wanted, early ? undefined : until),
    findTexts(content, wanted),
    findEntries(content, 'mediaSubject'),
  ]);
  if (!article) throw new CallError('40004');
  const languages = texts.map(({ language }) => language);
  const text = texts.find(({ language }) => language === lang);
  if (!text) throw new CallError('40001', { languages });
  const [[item], prev, next, readers] = await Promise.all([
    itemsOf(services, lang, [{ ...article, ...text }]),
    findNeighbour(contentNow, lang, { at: article, side: 'older', until }),
    findNeighbour(contentNow, lang, { at: article, side: 'newer', until }),
    hits.of(article.base_id),
  ]);
  if (!item) throw new CallError('40004');
  return {
    ...item,
    id: article.base_id,
    author: text.author,
    content: text.content,
    body: text.body,
    readingMinutes: text.reading_minutes,
    hits: readers,
    tags: text.tags,
    attachments: attachmentsIn(lang, article.attachments),
    languages,
    ...(isAbout(subjects.rows, article) && { hasMaterial: true }),
    ...(prev ? { prev } : {}),
    ...(next ? { next } : {}),
  };
}

/** Whether the media library knows what a release or a speech is about. */
const isAbout = (
  subjects: readonly EntryBody<'mediaSubject'>[],
  { base_id: id, category }: { base_id: string; category: string },
): boolean => PRESS.has(category) && subjects.some(({ articles }) => articles.includes(id));

function attachmentsIn(lang: Lang, attachments: readonly StoredAttachment[]): ArticleDetail['attachments'] {
  return attachments.map((attachment) => ({ ...attachment, name: attachment.name[lang] }));
}

/** Articles related by tags or category, never the article itself. @throws {CallError} 40004 unknown */
export async function relatedArticles(
  services: Services,
  lang: Lang,
  { id, pageNo, pageSize }: z.output<typeof moreQuery>,
): Promise<{ list: ArticleItem[] }> {
  const until = new Date(services.now());
  const [article, texts] = await Promise.all([
    findArticle(services.content, id, until),
    findTexts(services.content, id),
  ]);
  if (!article) throw new CallError('40004');
  const rows = await findRelated(services.db, lang, {
    baseId: id,
    category: article.category,
    tags: texts.find(({ language }) => language === lang)?.tags ?? [],
    until,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return { list: await itemsOf(services, lang, rows) };
}

/** Counts one reader. @throws {CallError} 40004 unknown or not yet published */
export async function countReader(
  { content, now, hits }: Services,
  baseId: string,
  visitor: string | undefined,
): Promise<{ hits: number }> {
  if (!(await findArticle(content, baseId, new Date(now())))) throw new CallError('40004');
  hits.count(baseId, { visitor, now: now() });
  return { hits: await hits.of(baseId) };
}
