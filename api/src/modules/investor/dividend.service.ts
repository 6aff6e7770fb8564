import type { CallData } from 'shared/contract/calls';
import type { Services } from '../../call-table.ts';
import { findEntries } from '../content/entry.store.ts';
import { withAnnualTotals } from './dividends.ts';

/** All dividends with the totals of their years, newest first. */
export async function dividends({ db }: Services): Promise<CallData<'dividend/list'>> {
  const { rows } = await findEntries(db, 'dividend');
  return { currency: 'CNY', list: withAnnualTotals(rows) };
}
