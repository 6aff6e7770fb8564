import type { CallData } from 'shared/contract/call/calls';
import type { Services } from '../../calls/call-table.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { isOut } from '../../model/shanghai-time.ts';
import { withAnnualTotals } from './dividends.model.ts';

/** What was proposed or paid as far as it is out; everything that shows dividends asks here. */
export async function publishedDividends({
  content,
  now,
}: Pick<Services, 'content' | 'now'>): Promise<EntryBody<'dividend'>[]> {
  const { rows } = await findEntries(content, 'dividend');
  return rows.filter(({ published }) => isOut(published, now()));
}

/** All dividends with the totals of their years, newest first. */
export async function dividends(services: Services): Promise<CallData<'dividend/list'>> {
  return { currency: 'CNY', list: withAnnualTotals(await publishedDividends(services)) };
}
