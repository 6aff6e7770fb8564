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
  topic: { pattern: '/media/detail', layout: 'default', ground: 'paper', query: ['id', 'tag'], fresh: 60 },
} as const satisfies RouteTable;
