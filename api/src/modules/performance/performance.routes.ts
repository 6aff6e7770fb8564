import type { Calls, Services } from '../../call-table.ts';
import { lastMonthSales } from './performance.service.ts';

export const performanceCalls = (services: Services): Calls<'performance/lastMonthCompanySales'> => ({
  'performance/lastMonthCompanySales': () => lastMonthSales(services),
});
