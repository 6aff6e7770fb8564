import type { AddressedArticle } from 'shared/contract/section/links';
import { addressOf } from 'shared/contract/section/paths';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';

/**
 * Pages of the site that mails, messages and search results lead to, as their sections name and declare them. The
 * service is no part of a constellation, so this is the one table of addresses outside of the sections; its test
 * compares it with theirs.
 */
export const PAGES = {
  'content.newsDetail': { pattern: '/news/detail', query: ['baseid', 'preview', 'token'] },
  'content.csrDetail': { pattern: '/csr/detail', query: ['baseid'] },
  'content.techDetail': { pattern: '/tech/detail', query: ['baseid'] },
  'content.successSub': { pattern: '/successSub', query: ['type', 'token'] },
  'content.failSub': { pattern: '/failSub', query: ['type'] },
  'content.brand': { pattern: '/brand', query: ['brand', 'type', 'vehicle'] },
  'content.dealers': { pattern: '/dealers', query: ['key', 'kind', 'province', 'city', 'brand', 'service', 'page'] },
  'content.activity': { pattern: '/activity', query: [] },
  'content.tech': { pattern: '/tech', query: [] },
  'invest.notice': { pattern: '/invest/notice', query: [] },
  'invest.announcement': { pattern: '/invest/notice/detail', query: ['id'] },
  'invest.alerts': { pattern: '/invest/alerts', query: ['act', 'token'] },
  'invest.calendar': { pattern: '/invest/calendar', query: ['view', 'month'] },
  'invest.contacts': { pattern: '/invest/contacts', query: [] },
  'invest.figures': { pattern: '/invest/figures', query: [] },
  'invest.glossary': { pattern: '/invest/glossary', query: [] },
  'invest.performance': { pattern: '/invest/sales', query: ['month'] },
  'invest.record': { pattern: '/invest/record', query: [] },
  'invest.stock': { pattern: '/invest/stock', query: ['market'] },
  'talent.programmes': { pattern: '/talent', query: ['track'] },
  'talent.job': { pattern: '/talent/job', query: ['id'] },
  'media.topic': { pattern: '/media/detail', query: ['id'] },
  'media.entry': { pattern: '/media/library/:id', query: [] },
  'media.sheet': { pattern: '/media/facts/:id', query: [] },
  'media.alerts': { pattern: '/media/alerts', query: ['kind', 'brand', 'act', 'token'] },
  'media.library': { pattern: '/media', query: ['type'] },
  'booking.visit': { pattern: '/book/:step', query: [] },
  'talent.alerts': {
    pattern: '/talent/alerts',
    query: ['act', 'token', 'keyword', 'track', 'function', 'city', 'brand', 'kind'],
  },
  'talent.application': { pattern: '/talent/application', query: [] },
  'booking.waiting': { pattern: '/book/waiting', query: [] },
  'booking.feedback': { pattern: '/book/feedback', query: ['token'] },
} as const;
type PageName = keyof typeof PAGES;

type Given = Readonly<Record<string, string>>;

/** Below the language segment. */
export function pageAddress(name: PageName, given: Given = {}): string {
  return addressOf(PAGES[name], given);
}

export function pagePath(lang: Lang, name: PageName, given: Given = {}): string {
  return pageHref(lang, pageAddress(name, given));
}

/** Articles of these roots have pages of their own (spec SCR-csr-detail, SCR-tech-detail). */
export const ARTICLE_PAGES = { 'COL-SHZR': 'content.csrDetail', 'COL-KJCX': 'content.techDetail' } as const;

/** The one address of an article, below the language segment. Links are always made with `baseid` (spec G-3). */
export function articleAddress({ baseId, categoryCode }: AddressedArticle): string {
  const root = categoryCode.split('-', 2).join('-');
  const own = Object.entries(ARTICLE_PAGES).find(([family]) => family === root)?.[1];
  return pageAddress(own ?? 'content.newsDetail', { baseid: baseId });
}
