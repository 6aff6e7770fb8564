import { CSR_COLUMNS, INNOVATION_COLUMNS, NEWS_COLUMNS, TIME_FILTERS } from 'shared/contract/content/article';
import { BODY_TYPES } from 'shared/contract/content/brand';
import { REPORT_CODES } from 'shared/contract/content/category';
import { EXPERT_TAGS } from 'shared/contract/content/expert';
import { DEALER_KINDS, DEALER_SERVICES } from 'shared/contract/dealer/dealer';
import { PROVINCE_CODES } from 'shared/contract/invest/provinces';
import { LAST_KEYED_PAGE, LAST_PAGE } from 'shared/contract/section/last-page';
import type { QueryValuesOf } from 'shared/contract/section/query-values';
import { SEARCH_TYPES } from 'shared/contract/site/search';
import type { routes } from './routes.ts';

const LIST = { days: TIME_FILTERS, page: LAST_KEYED_PAGE } as const;
const ARTICLE = { baseid: 'id', id: 'id' } as const;

/** What the parameters of the pages may say, for the web process: no browser loads it. What loads refuse, and no more. */
export const queryValues = {
  home: { brand: 'id' },
  news: { ...LIST, column: NEWS_COLUMNS },
  csrList: { ...LIST, column: CSR_COLUMNS },
  innoList: { ...LIST, column: INNOVATION_COLUMNS, tag: EXPERT_TAGS },
  reportList: { tab: REPORT_CODES, year: 'year', page: LAST_PAGE },
  brand: { brand: 'id', type: BODY_TYPES, vehicle: 'id', compare: 'id' },
  dealers: {
    kind: DEALER_KINDS,
    province: PROVINCE_CODES,
    city: 'id',
    brand: 'id',
    service: DEALER_SERVICES,
    page: LAST_PAGE,
  },
  topics: { page: LAST_KEYED_PAGE },
  search: { type: SEARCH_TYPES, year: 'year', column: 'id', page: LAST_PAGE },
  newsDetail: ARTICLE,
  csrDetail: ARTICLE,
  techDetail: ARTICLE,
} as const satisfies QueryValuesOf<typeof routes>;
