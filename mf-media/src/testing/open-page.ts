import { openPageOf } from 'shared/testing/open-page';
import { section } from '../entry.server.ts';

const ROW = { layout: 'default', headerTheme: 'light', fresh: 60 } as const;

/** The pages of another section that this one links to. */
const neighbours = {
  'mf-content': {
    newsDetail: { ...ROW, pattern: '/news/detail', query: ['baseid'], offers: { articles: '' } },
    contact: { ...ROW, pattern: '/contact', query: [] },
    policy: { ...ROW, pattern: '/policy', query: [] },
  },
} as const;

/** A page as a visitor gets it, and what it asked the service for. */
export const openPage = openPageOf(section, '/media', neighbours);
