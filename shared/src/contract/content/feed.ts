import { z } from 'zod';
import { articleItem } from './article.ts';
import { LANGS } from '../text/lang.ts';

/** Longest page of a feed; readers ask for the next one by its key. */
const LONGEST_FEED_PAGE = 100;
/** Articles in one file of the site map; each has an address per language, and 50,000 is the most (sitemaps.org). */
export const SITEMAP_ARTICLES = 5000;

/** The cursor of an article in a feed: `yyyyMMddHHmmss.baseId` in Asia/Shanghai. */
export const FEED_KEY = /^\d{14}\.[a-z0-9-]{3,64}$/;

export const articleFeedQuery = z.strictObject({
  /** Empty: every category. */
  categoryCode: z.string().max(40).default(''),
  /** Only articles behind this key; empty begins with the newest. */
  after: z.union([z.string().regex(FEED_KEY), z.literal('')]).default(''),
  pageSize: z.number().int().min(1).max(LONGEST_FEED_PAGE).default(20),
});

/** Newest first. `next` is the key of the following page, empty on the last one. */
export const articleFeed = z.object({
  list: z.array(articleItem.extend({ author: z.string(), tags: z.array(z.string()) })),
  next: z.string(),
});
export type ArticleFeed = z.infer<typeof articleFeed>;

/** Parts of the site map by key range, so that a part keeps its name while articles come and go elsewhere. */
export const sitemapRanges = z.object({
  list: z.array(
    z.object({
      /** First `baseId` of the range. */
      from: z.string(),
      /** Newest publishing time in it, `yyyy-MM-dd HH:mm:ss`. */
      changed: z.string(),
    }),
  ),
});

/** Pages of the content pack by their addresses below the language segment. */
export const sitemapPages = z.object({ list: z.array(z.string()) });

export const sitemapArticlesQuery = z.strictObject({ from: z.string().regex(/^[a-z0-9-]{3,64}$/) });

/** The published articles of a range, by `baseId`; at most {@link SITEMAP_ARTICLES}. */
export const sitemapArticles = z.object({
  list: z.array(
    z.object({
      baseId: z.string(),
      categoryCode: z.string(),
      publishTime: z.string(),
      languages: z.array(z.enum(LANGS)).min(1),
      /** Path of the article's picture, empty without one. */
      picture: z.string(),
    }),
  ),
});
export type SitemapArticle = z.infer<typeof sitemapArticles>['list'][number];
