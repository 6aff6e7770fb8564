import type { RouteTable } from 'shared/contract/section';

export const routes = {
  library: {
    pattern: '/media',
    layout: 'default',
    ground: 'paper',
    query: ['type', 'days', 'page'],
    fresh: 120,
    probe: '/media',
    owns: '/media',
  },
} as const satisfies RouteTable;
