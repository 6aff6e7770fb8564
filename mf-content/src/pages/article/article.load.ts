import type { ArticleDetail, ArticleItem } from 'shared/contract/article';
import { isLang, otherLang, type Lang } from 'shared/contract/lang';
import { orFallback } from 'shared/contract/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { articleAddress, pageHref } from '../../model/links.ts';
import { readArticleQuery, type ArticleQuery } from './article-query.ts';

export interface ArticleData {
  article: ArticleDetail;
  more: ArticleItem[];
  preview: boolean;
  /** The public address to share; null while the site's own host is not known. */
  shareUrl: string | null;
}

const MORE = 3;
/** Link previews use the file of this width. */
const PREVIEW_WIDTH = 1200;

/** `40001` carries the languages that do exist; without them the other one is the only guess. */
function languagesOf(data: unknown, lang: Lang): Lang[] {
  const listed = (data as { languages?: unknown } | null)?.languages;
  const known = Array.isArray(listed) ? listed.filter(isLang) : [];
  return known.length > 0 ? known : [otherLang(lang)];
}

function screenOf(error: unknown, lang: Lang): Extract<Outcome, { kind: 'screen' }> | null {
  const { code, data } = error as { code?: unknown; data?: unknown };
  if (code === '40001') return { kind: 'screen', screen: 'no-language', languages: languagesOf(data, lang) };
  if (code === '40004') return { kind: 'screen', screen: 'not-found' };
  return null;
}

function headOf(article: ArticleDetail, preview: boolean): Head {
  const { picture } = article;
  return {
    title: article.title,
    description: article.summary,
    canonical: articleAddress(article.baseId),
    type: 'article',
    languages: article.languages,
    ...(picture?.widths.includes(PREVIEW_WIDTH) ? { image: picture.name } : {}),
    ...(preview ? { noindex: true } : {}),
  };
}

async function pageOf(query: ArticleQuery, services: LoadServices): Promise<Outcome<ArticleData>> {
  const { api, lang, origin, report } = services;
  const article = await api.call('article/detail', query);
  const related = api.call('article/more', { id: article.baseId, pageNo: 1, pageSize: MORE });
  const more = await orFallback(related, { list: [] }, report);
  const shareUrl = origin === undefined ? null : origin + pageHref(lang, articleAddress(article.baseId));
  const { preview } = query;
  return { kind: 'page', head: headOf(article, preview), data: { article, more: more.list, preview, shareUrl } };
}

/** The article is required; more articles are not (specification §8). */
export async function loadArticle(request: PageRequest, services: LoadServices): Promise<Outcome<ArticleData>> {
  const query = readArticleQuery(request.query);
  if (!query) return { kind: 'screen', screen: 'not-found' };
  try {
    return await pageOf(query, services);
  } catch (error) {
    const screen = screenOf(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}
