import type { SalesTotal } from 'shared/contract/invest/performance';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findMonthsBefore } from './performance.store.ts';
import { salesTotalOf } from './sales-total.model.ts';

/** The newest month that is over. @throws {CallError} 40004 without figures */
export async function lastMonthSales({ content, now }: Services): Promise<SalesTotal> {
  const figures = salesTotalOf(await findMonthsBefore(content, dayOf(now()).slice(0, 7)));
  if (!figures) throw new CallError('40004');
  return figures;
}
