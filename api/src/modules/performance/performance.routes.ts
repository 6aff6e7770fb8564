import type { PERFORMANCE_CALLS } from 'shared/contract/invest/performance.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { lastMonthSales } from './performance.service.ts';
import { historyOfSales } from './sales-history.service.ts';
import { lastMonthProducts, salesMonths, salesTable, threeYearsOfSales } from './sales-table.service.ts';

export const performanceCalls = (services: Services): Handlers<typeof PERFORMANCE_CALLS> => ({
  'performance/dataTime': () => salesMonths(services),
  'performance/listByCategory': (filter, lang) => salesTable(services, lang, filter),
  'performance/history': (filter, lang) => historyOfSales(services, lang, filter),
  'performance/lastMonthCompanySales': () => lastMonthSales(services),
  'performance/lastMonthProductSales': (_body, lang) => lastMonthProducts(services, lang),
  'performance/last3YearsCompanySales': () => threeYearsOfSales(services),
});
