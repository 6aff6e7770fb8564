import { composedRoute } from 'shared/contract/composed-route';
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
  jobs: {
    pattern: '/talent/jobs',
    layout: 'default',
    ground: 'paper',
    query: ['track', 'function', 'city', 'page'],
    fresh: 300,
    probe: '/talent/jobs',
  },
  job: { pattern: '/talent/job', layout: 'default', ground: 'paper', query: ['id'], fresh: 300 },
  plan: composedRoute('/talent/plan'),
  sense: composedRoute('/talent/sense'),
  train: composedRoute('/talent/train'),
} as const satisfies RouteTable;
