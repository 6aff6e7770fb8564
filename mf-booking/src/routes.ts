import type { RouteTable } from 'shared/contract/section';

export const routes = {
  book: { pattern: '/book', layout: 'default', ground: 'paper', query: [], fresh: 300, probe: '/book' },
} as const satisfies RouteTable;
