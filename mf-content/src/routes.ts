import { composedRoute as composed } from 'shared/contract/composed-route';
import type { RouteTable } from 'shared/contract/section';

const NIGHT = { ground: 'night' } as const;
const BARE = { layout: 'bare' } as const;

/** Decision G-3: all three names are accepted, links are made with the first. */
const ARTICLE_QUERY = ['baseid', 'baseId', 'id', 'preview', 'token'] as const;

function article(pattern: string) {
  return { pattern, page: 'article', layout: 'default', ground: 'paper', query: ARTICLE_QUERY, fresh: 60 } as const;
}

/** A page that shows what the service has, as fresh as the news. */
function paper(pattern: string, query: readonly string[]) {
  return { pattern, layout: 'default', ground: 'paper', query, fresh: 60 } as const;
}

/** What the lists of articles are chosen by. */
const LIST_QUERY = ['column', 'days', 'key', 'page'] as const;

export const routes = {
  home: { pattern: '/', layout: 'default', ground: 'night', query: [], fresh: 60, probe: '/' },
  news: { ...paper('/news', LIST_QUERY), probe: '/news' },
  csrList: { ...paper('/csr/list', LIST_QUERY), page: 'csr-list', probe: '/csr/list' },
  innoList: { ...paper('/tech/innoList', [...LIST_QUERY, 'tag']), page: 'inno-list', probe: '/tech/innoList' },
  reportList: { ...paper('/csr/reportList', ['tab', 'year', 'page']), page: 'report-list', probe: '/csr/reportList' },
  brand: { ...paper('/brand', ['brand', 'type']), probe: '/brand' },
  activity: { ...paper('/activity', []), probe: '/activity' },
  topics: { ...paper('/zt', ['page']), probe: '/zt' },
  siteMap: { ...paper('/map', []), page: 'site-map', probe: '/map' },
  search: paper('/search', ['key', 'type', 'year', 'column', 'page']),
  /**
   * How it went: `type` is `subscribe` or `confirm`, and to unsubscribe without one (decision table 8.1). With the token
   * of a mail's link it asks first.
   */
  successSub: { ...paper('/successSub', ['type', 'token']), page: 'subscription', fresh: 0 },
  failSub: { ...paper('/failSub', ['type']), page: 'subscription' },
  newsDetail: article('/news/detail'),
  csrDetail: article('/csr/detail'),
  techDetail: article('/tech/detail'),

  about: composed('/about', NIGHT),
  aboutIntro: composed('/about/intro', NIGHT),
  aboutBrand: composed('/about/brand'),
  aboutHall: composed('/about/hall', NIGHT),
  aboutHistory: composed('/about/history'),
  aboutInd: composed('/about/ind'),
  aboutOrg: composed('/about/org'),
  aboutPlan: composed('/about/plan'),
  aboutSmart: composed('/about/smart', NIGHT),
  aboutStory: composed('/about/story', NIGHT),
  aboutStruct: composed('/about/struct'),
  aboutValue: composed('/about/value'),
  brandService: composed('/brand/service'),
  brandVision: composed('/brandVision', { ...NIGHT, ...BARE }),
  companies: composed('/companies'),
  contact: composed('/contact'),
  telephone: composed('/telephone'),
  reportGuide: composed('/reportGuide'),
  policy: composed('/policy'),
  qwCode: composed('/qwCode', BARE),
  csr: composed('/csr', NIGHT),
  tech: composed('/tech', NIGHT),
  techConcept: composed('/tech/concept', NIGHT),

  autoGz2020: composed('/AutoGZ2020', NIGHT),
  autoGz2021: composed('/AutoGZ2021', NIGHT),
  autoSh2021: composed('/AutoSH2021', NIGHT),
  sessions2021: composed('/lh2021'),
  sessions2022: composed('/lh2022'),
  history2021: composed('/dsjy2021'),
  history2021Deeds: composed('/dsjy2021/bss'),
  history2021Progress: composed('/dsjy2021/dtjz'),
  sessions2023: composed('/activity/lh2023'),
  sessions2024: composed('/activity/lh2024'),
  autoBj2024: composed('/activity/AutoBJ2024', NIGHT),
  technology2022: composed('/activity/technology2022', { ...NIGHT, ...BARE }),
  /** A new special page is a folder of the pack: `pages/activity/<name>`, `pages/zt/<name>`. */
  special: composed('/activity/:name', NIGHT),
  topic: composed('/zt/:name', NIGHT),
} as const satisfies RouteTable;
