import type { RouteTable } from 'shared/contract/section/route';

export const routes = {
  library: {
    pattern: '/media',
    layout: 'default',
    headerTheme: 'light',
    query: [
      'type',
      'days',
      'key',
      'brand',
      'vehicle',
      'topic',
      'orientation',
      'colour',
      'year',
      'sort',
      'view',
      'page',
    ],
    fresh: 120,
    probe: '/media',
    offers: { headerLink: { words: 'headerLink', beside: true, counts: 'media-basket' } },
  },
  entry: {
    pattern: '/media/library/:id',
    layout: 'default',
    headerTheme: 'light',
    query: [],
    fresh: 60,
    offers: { copyLink: true },
  },
  topic: {
    pattern: '/media/detail',
    layout: 'default',
    headerTheme: 'light',
    query: ['id', 'tag'],
    fresh: 60,
    offers: { copyLink: true, topics: true },
  },
} as const satisfies RouteTable;
