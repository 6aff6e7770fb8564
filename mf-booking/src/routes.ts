import type { RouteTable } from 'shared/contract/section';

export const routes = {
  // As short as answers are kept: places go while the page is read.
  book: { pattern: '/book', layout: 'default', ground: 'paper', query: [], fresh: 15, probe: '/book' },
  waiting: {
    pattern: '/book/waiting',
    layout: 'default',
    ground: 'paper',
    query: [],
    fresh: 60,
    probe: '/book/waiting',
    takesForms: true,
  },
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
