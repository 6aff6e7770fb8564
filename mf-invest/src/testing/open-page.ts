import { openPageOf } from 'shared/testing/open-page';
import { section } from '../entry.server.ts';

export type { Circumstances } from 'shared/testing/open-page';

/** The pages of another section that this one links to. */
const neighbours = {
  'mf-content': {
    newsDetail: { pattern: '/news/detail', layout: 'default', headerTheme: 'light', query: ['baseid'], fresh: 60 },
    policy: { pattern: '/policy', layout: 'default', headerTheme: 'light', query: [], fresh: 60 },
  },
} as const;

/** A page as a visitor gets it, and what it asked the service for. */
export const openPage = openPageOf(section, '/invest', neighbours);
