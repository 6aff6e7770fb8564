import type { RouteTable } from 'shared/contract/section';

export const routes = {
  programmes: {
    pattern: '/talent',
    layout: 'default',
    ground: 'paper',
    query: ['track', 'status'],
    fresh: 300,
    probe: '/talent',
  },
} as const satisfies RouteTable;
