import { composedRoute } from 'shared/contract/section/composed-route';
import type { RouteTable } from 'shared/contract/section/route';
import { QUESTIONS } from './model/role-fit.ts';

/** Readers of feeds find the vacancies at every page of this section. */
const FEEDS = { offers: { feeds: ['vacancies'] } } as const;

export const routes = {
  programmes: {
    pattern: '/talent',
    layout: 'default',
    headerTheme: 'light',
    query: ['track', 'status'],
    fresh: 300,
    probe: '/talent',
    ...FEEDS,
  },
  programme: {
    pattern: '/talent/programme',
    layout: 'default',
    headerTheme: 'light',
    query: ['id'],
    fresh: 300,
    ...FEEDS,
  },
  jobs: {
    pattern: '/talent/jobs',
    layout: 'default',
    headerTheme: 'light',
    query: ['keyword', 'track', 'function', 'city', 'brand', 'kind', 'days', 'sort', 'page'],
    fresh: 300,
    probe: '/talent/jobs',
    offers: { ...FEEDS.offers, feedHome: 'vacancies' },
  },
  /** Vacancies by mail: the form for a search, what the link of a mail is for (`token`, `act`), and how it went (`done`). */
  alerts: {
    pattern: '/talent/alerts',
    layout: 'default',
    headerTheme: 'light',
    query: ['keyword', 'track', 'function', 'city', 'brand', 'kind', 'act', 'token', 'done', 'again'],
    fresh: 0,
    probe: '/talent/alerts',
    takesForms: true,
    ...FEEDS,
  },
  job: {
    pattern: '/talent/job',
    layout: 'default',
    headerTheme: 'light',
    query: ['id'],
    fresh: 300,
    offers: { ...FEEDS.offers, vacancy: true },
  },
  fit: {
    pattern: '/talent/fit',
    layout: 'default',
    headerTheme: 'light',
    query: QUESTIONS,
    fresh: 300,
    probe: '/talent/fit',
    ...FEEDS,
  },
  apply: {
    pattern: '/talent/apply',
    layout: 'default',
    headerTheme: 'light',
    query: ['id'],
    fresh: 60,
    takesForms: true,
    takesFiles: true,
  },
  application: {
    pattern: '/talent/application',
    layout: 'default',
    headerTheme: 'light',
    query: ['opened'],
    fresh: 300,
    probe: '/talent/application',
    takesForms: true,
  },
  plan: composedRoute('/talent/plan', FEEDS),
  sense: composedRoute('/talent/sense', FEEDS),
  train: composedRoute('/talent/train', FEEDS),
} as const satisfies RouteTable;
