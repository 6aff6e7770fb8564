import type { RouteTable } from 'shared/contract/section';

export const routes = {
  stock: {
    pattern: '/invest/stock',
    layout: 'default',
    ground: 'paper',
    query: ['market', 'period'],
    fresh: 15,
    probe: '/invest/stock',
  },
} as const satisfies RouteTable;
