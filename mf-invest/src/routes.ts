import { composedRoute } from 'shared/contract/section/composed-route';
import type { RouteTable } from 'shared/contract/section/route';
import { KEY_FIGURES } from 'shared/contract/invest/key-figure-names';
import { ANSWERS } from './model/quiz.ts';

/** Readers of feeds find the announcements, and the dates, at every page of this section. */
const FEEDS = { offers: { feeds: ['announcements', 'events'] } } as const;

export const routes = {
  landing: {
    pattern: '/invest',
    layout: 'default',
    headerTheme: 'light',
    query: [],
    fresh: 60,
    probe: '/invest',
    ...FEEDS,
  },
  stock: {
    pattern: '/invest/stock',
    layout: 'default',
    headerTheme: 'light',
    query: ['market', 'period', 'range', 'from', 'to', 'shape', 'scale', 'lines', 'compare', 'marks', 'date'],
    owns: '/invest/stock',
    fresh: 15,
    probe: '/invest/stock',
    ...FEEDS,
  },
  notice: {
    pattern: '/invest/notice',
    layout: 'default',
    headerTheme: 'light',
    query: ['market', 'category', 'year', 'keyword', 'page'],
    fresh: 60,
    probe: '/invest/notice',
    offers: { ...FEEDS.offers, feedHome: 'announcements' },
  },
  announcement: {
    pattern: '/invest/notice/detail',
    layout: 'default',
    headerTheme: 'light',
    query: ['id'],
    fresh: 60,
    offers: { ...FEEDS.offers, announcement: true },
  },
  info: {
    pattern: '/invest/info',
    layout: 'default',
    headerTheme: 'light',
    // The last two are old: they lead to the page of sales.
    query: ['year', 'kind', 'month', 'by'],
    fresh: 60,
    probe: '/invest/info',
    ...FEEDS,
  },
  performance: {
    pattern: '/invest/sales',
    layout: 'default',
    headerTheme: 'light',
    query: ['by', 'what', 'month'],
    fresh: 60,
    probe: '/invest/sales',
    ...FEEDS,
  },
  record: {
    pattern: '/invest/record',
    layout: 'default',
    headerTheme: 'light',
    query: ['shares'],
    fresh: 300,
    probe: '/invest/record',
    ...FEEDS,
  },
  calculator: {
    pattern: '/invest/calculator',
    layout: 'default',
    headerTheme: 'light',
    query: ['market', 'by', 'number', 'from', 'to', 'dividends'],
    fresh: 60,
    probe: '/invest/calculator',
    ...FEEDS,
  },
  figures: {
    pattern: '/invest/figures',
    layout: 'default',
    headerTheme: 'light',
    query: ['view', ...KEY_FIGURES],
    fresh: 300,
    probe: '/invest/figures',
    ...FEEDS,
  },
  basic: composedRoute('/invest/basic', FEEDS),
  education: {
    pattern: '/invest/education',
    layout: 'default',
    headerTheme: 'light',
    query: ['lesson', ...ANSWERS],
    fresh: 300,
    probe: '/invest/education',
    ...FEEDS,
  },
} as const satisfies RouteTable;
