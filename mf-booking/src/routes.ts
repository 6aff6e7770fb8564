import type { RouteTable } from 'shared/contract/section';

export const routes = {
  book: { pattern: '/book', layout: 'default', ground: 'paper', query: [], fresh: 60, probe: '/book' },
  visit: {
    pattern: '/book/:step',
    layout: 'default',
    ground: 'paper',
    query: [],
    fresh: 60,
    probe: '/book/notice',
    owns: '/book/',
    takesForms: true,
  },
} as const satisfies RouteTable;
