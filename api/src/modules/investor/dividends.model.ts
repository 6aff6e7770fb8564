import type { Dividend } from 'shared/contract/invest/investor';
import type { EntryBody } from '../../imported/entry.model.ts';

/** In hundredths of a yuan: 0.7 + 1.6 is not 2.3 in binary fractions. */
const cents = (yuan: number): number => Math.round(yuan * 100);

/**
 * The dividends of all years, newest first, each complete year led by its total. A year is complete with its final
 * dividend: until then a total would be taken for what it is not.
 */
export function withAnnualTotals(entries: readonly EntryBody<'dividend'>[]): Dividend[] {
  const years = [...Map.groupBy(entries, ({ year }) => year)].toSorted(([a], [b]) => b - a);
  return years.flatMap(([year, payments]) => {
    const rows = payments
      .toSorted((a, b) => b.payDate.localeCompare(a.payDate))
      .map(({ id: _id, published: _published, ...payment }): Dividend => payment);
    const isComplete = payments.some(({ kind }) => kind === 'final');
    return isComplete ? [annualTotal(year, payments), ...rows] : rows;
  });
}

function annualTotal(year: number, payments: readonly EntryBody<'dividend'>[]): Dividend {
  const sum = payments.reduce((total, { per10Shares }) => total + cents(per10Shares), 0);
  return {
    year,
    kind: 'annual',
    per10Shares: sum / 100,
    recordDate: '',
    exDate: '',
    payDate: '',
    hRecordDate: '',
    hExDate: '',
  };
}
