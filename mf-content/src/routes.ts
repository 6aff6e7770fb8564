import { composedRoute as composed } from 'shared/contract/section/composed-route';
import type { RouteTable } from 'shared/contract/section/route';

const DARK_HEADER = { headerTheme: 'dark' } as const;
const BARE = { layout: 'bare' } as const;

/** Names are found in any case, `baseId` too; links are made with the first (spec G-3). */
const ARTICLE_QUERY = ['baseid', 'id', 'preview', 'token'] as const;

/** A page that shows what the service has, as fresh as the news. */
const CURRENT = { layout: 'default', headerTheme: 'light', fresh: 60 } as const;
const ARTICLE = { ...CURRENT, page: 'article', query: ARTICLE_QUERY } as const;

/** What the lists of articles are chosen by. */
const LIST_QUERY = ['column', 'days', 'key', 'page'] as const;

export const routes = {
  home: {
    pattern: '/',
    layout: 'default',
    headerTheme: 'dark',
    query: ['brand'],
    fresh: 60,
    probe: '/',
    offers: { feeds: ['articles'], standby: 'home' },
  },
  news: {
    ...CURRENT,
    pattern: '/news',
    query: LIST_QUERY,
    probe: '/news',
    offers: { feeds: ['articles'], feedHome: 'articles' },
  },
  csrList: { ...CURRENT, pattern: '/csr/list', query: LIST_QUERY, page: 'csr-list', probe: '/csr/list' },
  innoList: {
    ...CURRENT,
    pattern: '/tech/innoList',
    query: [...LIST_QUERY, 'tag'],
    page: 'inno-list',
    probe: '/tech/innoList',
  },
  reportList: {
    ...CURRENT,
    pattern: '/csr/reportList',
    query: ['tab', 'year', 'page'],
    page: 'report-list',
    probe: '/csr/reportList',
  },
  brand: {
    ...CURRENT,
    pattern: '/brand',
    query: ['brand', 'type', 'vehicle', 'compare'],
    probe: '/brand',
    offers: { finder: true },
  },
  dealers: {
    ...CURRENT,
    pattern: '/dealers',
    query: ['key', 'kind', 'province', 'city', 'brand', 'service', 'page'],
    probe: '/dealers',
  },
  activity: { ...CURRENT, pattern: '/activity', query: [], probe: '/activity', offers: { activities: true } },
  topics: { ...CURRENT, pattern: '/zt', query: ['page'], probe: '/zt' },
  siteMap: { ...CURRENT, pattern: '/map', query: [], page: 'site-map', probe: '/map', offers: { siteMap: true } },
  search: {
    ...CURRENT,
    pattern: '/search',
    query: ['key', 'type', 'year', 'column', 'sort', 'page'],
    offers: { search: true },
  },
  /**
   * How it went: `type` is `subscribe` or `confirm`, and to unsubscribe without one (spec SCR-successSub). With the token
   * of a mail's link it asks first.
   */
  successSub: {
    ...CURRENT,
    pattern: '/successSub',
    query: ['type', 'token'],
    page: 'subscription',
    fresh: 0,
    offers: { newsletter: 'succeeded' },
  },
  failSub: { ...CURRENT, pattern: '/failSub', query: ['type'], page: 'subscription', offers: { newsletter: 'failed' } },
  newsDetail: { ...ARTICLE, pattern: '/news/detail', offers: { articles: '', feeds: ['articles'] } },
  csrDetail: { ...ARTICLE, pattern: '/csr/detail', offers: { articles: 'COL-SHZR' } },
  techDetail: { ...ARTICLE, pattern: '/tech/detail', offers: { articles: 'COL-KJCX' } },

  about: composed('/about', DARK_HEADER),
  aboutIntro: composed('/about/intro', DARK_HEADER),
  aboutBrand: composed('/about/brand'),
  aboutHall: composed('/about/hall', DARK_HEADER),
  aboutHistory: composed('/about/history'),
  aboutInd: composed('/about/ind'),
  aboutPlant: composed('/about/ind/:name'),
  aboutOrg: composed('/about/org'),
  aboutPerson: composed('/about/org/:name'),
  aboutPlan: composed('/about/plan'),
  aboutSmart: composed('/about/smart', DARK_HEADER),
  aboutStory: composed('/about/story', DARK_HEADER),
  aboutStruct: composed('/about/struct'),
  aboutValue: composed('/about/value'),
  brandService: composed('/brand/service'),
  brandVision: composed('/brandVision', { ...DARK_HEADER, ...BARE }),
  companies: composed('/companies'),
  contact: composed('/contact', { offers: { standby: 'contact' } }),
  telephone: composed('/telephone', { offers: { standby: 'telephone' } }),
  reportGuide: composed('/reportGuide'),
  policy: composed('/policy'),
  qwCode: composed('/qwCode', BARE),
  csr: composed('/csr', DARK_HEADER),
  tech: composed('/tech', DARK_HEADER),
  techConcept: { ...composed('/tech/concept', DARK_HEADER), page: 'concept' },

  autoGz2020: composed('/AutoGZ2020', DARK_HEADER),
  autoGz2021: composed('/AutoGZ2021', DARK_HEADER),
  autoSh2021: composed('/AutoSH2021', DARK_HEADER),
  sessions2021: composed('/lh2021'),
  sessions2022: composed('/lh2022'),
  history2021: composed('/dsjy2021'),
  history2021Deeds: composed('/dsjy2021/bss'),
  history2021Progress: composed('/dsjy2021/dtjz'),
  sessions2023: composed('/activity/lh2023'),
  sessions2024: composed('/activity/lh2024'),
  autoBj2024: composed('/activity/AutoBJ2024', DARK_HEADER),
  technology2022: composed('/activity/technology2022', { ...DARK_HEADER, ...BARE }),
  /** A new special page is a folder of the pack: `pages/activity/<name>`, `pages/zt/<name>`. */
  special: composed('/activity/:name', DARK_HEADER),
  topic: composed('/zt/:name', DARK_HEADER),
} as const satisfies RouteTable;
