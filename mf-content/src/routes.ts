import type { RouteTable } from 'shared/contract/section';

export const routes = {
  home: { pattern: '/', layout: 'default', ground: 'night', query: [], fresh: 60, probe: '/' },
  news: {
    pattern: '/news',
    layout: 'default',
    ground: 'paper',
    query: ['column', 'days', 'key', 'page'],
    fresh: 60,
    probe: '/news',
  },
  article: {
    pattern: '/news/detail',
    layout: 'default',
    ground: 'paper',
    // Decision G-3: all three names are accepted, links are made with the first.
    query: ['baseid', 'baseId', 'id', 'preview'],
    fresh: 60,
  },
} as const satisfies RouteTable;
