import type { ArticleDetail, ArticleItem } from 'shared/contract/content/article';
import type { PressInfo } from 'shared/contract/site/site-info';
import { screenOfMissing } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { articleAddress, articleHref } from '../../model/article-address.ts';
import { articleTrail } from '../../model/content-trail.ts';
import { readArticleQuery, type ArticleQuery } from './article-query.ts';

export interface ArticleData {
  article: ArticleDetail;
  more: ArticleItem[];
  preview: boolean;
  /** Of releases of the group and its brands; what others wrote has none. */
  press: PressInfo | null;
  /** The public address to share; null while the site's own host is not known. */
  shareUrl: string | null;
}

const MORE = 3;
const RELEASES = new Set(['COL-XWZX-QYDT', 'COL-XWZX-PPDT']);
/** Link previews use the file of this width. */
const PREVIEW_WIDTH = 1200;

/** https://schema.org/VideoObject of an article that has a film; search engines take none without a picture of it. */
function filmOf({ title, summary, publishTime, video, poster }: ArticleDetail): Pick<Head, 'subject'> {
  if (video === '' || poster === '') return {};
  const uploadDate = `${publishTime.replace(' ', 'T')}+08:00`;
  const film = { '@type': 'VideoObject', name: title, description: summary, uploadDate, contentUrl: video };
  return { subject: { ...film, thumbnailUrl: [poster] } };
}

function headOf(article: ArticleDetail, preview: boolean, lang: Lang): Head {
  const { picture } = article;
  return {
    title: article.title,
    description: article.summary,
    canonical: articleAddress(article),
    trail: articleTrail(article.categoryCode, lang),
    type: 'article',
    published: article.publishTime,
    author: article.author === '' ? article.source : article.author,
    languages: article.languages,
    ...(picture?.widths.includes(PREVIEW_WIDTH) ? { image: picture.name } : {}),
    ...filmOf(article),
    ...(preview ? { noindex: true } : {}),
  };
}

async function pressOf({ categoryCode }: ArticleDetail, { api, report }: LoadServices): Promise<PressInfo | null> {
  if (!RELEASES.has(categoryCode)) return null;
  const info = await orFallback(api.call('site/info', {}), null, report);
  return info?.press ?? null;
}

async function pageOf(query: ArticleQuery, services: LoadServices): Promise<Outcome<ArticleData>> {
  const { api, lang, origin, report } = services;
  const article = await api.call('article/detail', query);
  const related = api.call('article/more', { id: article.baseId, pageNo: 1, pageSize: MORE });
  const [more, press] = await Promise.all([orFallback(related, { list: [] }, report), pressOf(article, services)]);
  const shareUrl = origin === undefined ? null : origin + articleHref(lang, article);
  const { preview } = query;
  return {
    kind: 'page',
    head: headOf(article, preview, lang),
    data: { article, more: more.list, preview, press, shareUrl },
  };
}

/** The article is required; more articles are not (spec ERR-logged-only). */
export async function loadArticle(request: PageRequest, services: LoadServices): Promise<Outcome<ArticleData>> {
  const query = readArticleQuery(request.query);
  if (!query) return { kind: 'screen', screen: 'not-found' };
  try {
    return await pageOf(query, services);
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}
