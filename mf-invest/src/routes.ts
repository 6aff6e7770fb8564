import { composedRoute } from 'shared/contract/composed-route';
import type { RouteTable } from 'shared/contract/section';
import { ANSWERS } from './model/quiz.ts';

export const routes = {
  landing: { pattern: '/invest', layout: 'default', ground: 'paper', query: [], fresh: 60, probe: '/invest' },
  stock: {
    pattern: '/invest/stock',
    layout: 'default',
    ground: 'paper',
    query: ['market', 'period', 'date'],
    fresh: 15,
    probe: '/invest/stock',
  },
  notice: {
    pattern: '/invest/notice',
    layout: 'default',
    ground: 'paper',
    query: ['market', 'page'],
    fresh: 60,
    probe: '/invest/notice',
  },
  info: {
    pattern: '/invest/info',
    layout: 'default',
    ground: 'paper',
    query: ['year', 'kind', 'month', 'by'],
    fresh: 60,
    probe: '/invest/info',
  },
  record: {
    pattern: '/invest/record',
    layout: 'default',
    ground: 'paper',
    query: ['shares'],
    fresh: 300,
    probe: '/invest/record',
  },
  basic: composedRoute('/invest/basic'),
  education: {
    pattern: '/invest/education',
    layout: 'default',
    ground: 'paper',
    query: ['lesson', ...ANSWERS],
    fresh: 300,
    probe: '/invest/education',
  },
} as const satisfies RouteTable;
