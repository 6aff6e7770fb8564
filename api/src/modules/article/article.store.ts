import { sql, type SelectQueryBuilder } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../db/client.ts';
import type { ContentDb } from '../../db/content-reads.ts';
import type { Database } from '../../db/schema.ts';
import type { ListSlice } from './article-order.service.ts';
import type { ArticleSet } from './article-order.store.ts';

type Source = SelectQueryBuilder<Database, 'article' | 'article_text', object>;

/** Articles that exist in a language. */
function articlesIn(db: Db, lang: Lang): Source {
  return db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.base_id', 'article.base_id')
    .where('article_text.language', '=', lang);
}

const itemColumns = [
  'article.base_id',
  'article.category',
  'article.publish_time',
  'article.picture',
  'article_text.title',
  'article_text.summary',
  'article_text.source',
] as const;

/** The text as a pattern that means itself: `%` and `_` are ordinary characters to whoever searches. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

interface ContainingSlice extends ListSlice {
  /** Stands in the title or the summary, as it is. */
  keyword: string;
}

/**
 * A slice of the articles of a set whose words contain a text, and how many there are. Parts of words count too, which no
 * index of words knows, so all titles and summaries of the set are read.
 */
export async function findContaining(
  db: Db,
  { lang, categories }: ArticleSet,
  { from, until, keyword, offset, limit }: ContainingSlice,
) {
  const pattern = containing(keyword);
  let of = articlesIn(db, lang)
    .where('publish_time', '<=', until)
    .where((eb) => eb.or([eb('title', 'ilike', pattern), eb('summary', 'ilike', pattern)]));
  if (categories.length > 0) of = of.where('category', 'in', [...categories]);
  if (from) of = of.where('publish_time', '>=', from);
  const rows = await of
    .select(itemColumns)
    .orderBy('publish_time', 'desc')
    .orderBy('article.base_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The article itself, without words; undefined when unknown or published after `until`. */
export async function findArticle(content: ContentDb, baseId: string, until: Date | undefined) {
  const row = await content.selectFrom('article').selectAll().where('base_id', '=', baseId).executeTakeFirst();
  return row && (until === undefined || row.publish_time <= until) ? row : undefined;
}

/** All languages of an article. */
export function findTexts(content: ContentDb, baseId: string) {
  return content.selectFrom('article_text').selectAll().where('base_id', '=', baseId).orderBy('language').execute();
}

interface Position {
  base_id: string;
  category: string;
  publish_time: Date;
}

/** The article of the same category published just before (`older`) or after (`newer`) another. */
export function findNeighbour(
  contentNow: ContentDb,
  lang: Lang,
  { at, side, until }: { at: Position; side: 'older' | 'newer'; until: Date },
) {
  const direction = side === 'older' ? 'desc' : 'asc';
  const comparison = sql.raw(side === 'older' ? '<' : '>');
  return articlesIn(contentNow, lang)
    .where('category', '=', at.category)
    .where('publish_time', '<=', until)
    .where(sql<boolean>`(publish_time, article.base_id) ${comparison} (${at.publish_time}, ${at.base_id})`)
    .select(['article.base_id as baseId', 'title'])
    .orderBy('publish_time', direction)
    .orderBy('article.base_id', direction)
    .limit(1)
    .executeTakeFirst();
}

interface RelatedRow extends Position {
  picture: string | null;
  title: string;
  summary: string;
  source: string;
}

interface Relation {
  baseId: string;
  category: string;
  tags: string[];
  until: Date;
  offset: number;
  limit: number;
}

/** The newest of each tag and of the category, among which the related ones are found. */
const RELATED_AMONG = 100;

/** Among the newest that share a tag or the category: most shared tags first, then the same category, then the newest. */
export async function findRelated(db: Db, lang: Lang, relation: Relation) {
  const { baseId, category, tags, until, offset, limit } = relation;
  const most = Math.max(RELATED_AMONG, offset + limit + 1);
  const newest = sql`order by publish_time desc, base_id desc limit ${most}`;
  const found = await sql<RelatedRow>`
    with near as (
      select of_tag.base_id from unnest(${tags}::text[]) as wanted (tag) cross join lateral (
        select base_id from article_tag
        where language = ${lang} and article_tag.tag = wanted.tag and publish_time <= ${until} ${newest}
      ) as of_tag
      union
      (select base_id from article join article_text using (base_id)
       where language = ${lang} and category = ${category} and publish_time <= ${until} ${newest})
    )
    select base_id, category, publish_time, picture, title, summary, source
    from near join article using (base_id) join article_text using (base_id)
    where language = ${lang} and base_id <> ${baseId}
    order by (select count(*) from unnest(tags) as tag where tag = any(${tags}::text[])) desc,
      category = ${category} desc, publish_time desc, base_id desc
    offset ${offset} limit ${limit}
  `.execute(db);
  return found.rows;
}
