import type { Calls, Services } from '../../call-table.ts';
import { lastMonthSales } from './performance.service.ts';
import { lastMonthProducts, salesMonths, salesTable, threeYearsOfSales } from './sales-table.service.ts';

type PerformanceCalls = Calls<
  | 'performance/dataTime'
  | 'performance/listByCategory'
  | 'performance/lastMonthCompanySales'
  | 'performance/lastMonthProductSales'
  | 'performance/last3YearsCompanySales'
>;

export const performanceCalls = (services: Services): PerformanceCalls => ({
  'performance/dataTime': () => salesMonths(services),
  'performance/listByCategory': (filter, lang) => salesTable(services, lang, filter),
  'performance/lastMonthCompanySales': () => lastMonthSales(services),
  'performance/lastMonthProductSales': (_body, lang) => lastMonthProducts(services, lang),
  'performance/last3YearsCompanySales': () => threeYearsOfSales(services),
});
