import { composedRoute } from 'shared/contract/composed-route';
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
  basic: composedRoute('/invest/basic'),
  education: composedRoute('/invest/education'),
} as const satisfies RouteTable;
