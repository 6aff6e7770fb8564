import { composedRoute } from 'shared/contract/section/composed-route';
import type { RouteTable } from 'shared/contract/section/route';

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
    offers: { ...FEEDS.offers, feedHome: 'vacancies' },
  },
  jobs: {
    pattern: '/talent/jobs',
    layout: 'default',
    headerTheme: 'light',
    query: ['track', 'function', 'city', 'page'],
    fresh: 300,
    probe: '/talent/jobs',
    ...FEEDS,
  },
  job: { pattern: '/talent/job', layout: 'default', headerTheme: 'light', query: ['id'], fresh: 300, ...FEEDS },
  plan: composedRoute('/talent/plan', FEEDS),
  sense: composedRoute('/talent/sense', FEEDS),
  train: composedRoute('/talent/train', FEEDS),
} as const satisfies RouteTable;
