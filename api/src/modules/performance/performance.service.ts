import type { SalesTotal } from 'shared/contract/invest/performance';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { publishedMonths } from './sales-table.service.ts';
import { salesTotalOf } from './sales-total.model.ts';

/** The newest month that is out. @throws {CallError} 40004 without figures */
export async function lastMonthSales(services: Services): Promise<SalesTotal> {
  const figures = salesTotalOf(await publishedMonths(services));
  if (!figures) throw new CallError('40004');
  return figures;
}
