import type { CallData } from 'shared/contract/call/calls';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { withAnnualTotals } from './dividends.model.ts';

/** All dividends with the totals of their years, newest first. */
export async function dividends({ content }: Services): Promise<CallData<'dividend/list'>> {
  const { rows } = await findEntries(content, 'dividend');
  return { currency: 'CNY', list: withAnnualTotals(rows) };
}
