import type { z } from 'zod';
import type { SalesHistory, salesHistoryFilter } from 'shared/contract/invest/performance';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { salesHistoryOf } from './sales-history.model.ts';
import { publishedMonths, partsBy } from './sales-table.service.ts';

/** The last 36 months that are out. @throws {CallError} 40004 without figures */
export async function historyOfSales(
  services: Services,
  lang: Lang,
  { dimension }: z.output<typeof salesHistoryFilter>,
): Promise<SalesHistory> {
  const [months, parts] = await Promise.all([publishedMonths(services), partsBy(services, lang, dimension)]);
  return salesHistoryOf(months, parts, dimension);
}
