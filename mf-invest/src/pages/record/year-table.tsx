import { DataTable } from 'shared/ui/data/data-table/data-table';
import { useWords } from '../../messages/words.ts';
import { payOutPct, type DividendYear } from '../../model/dividend-years.ts';
import type { RecordData } from './record.load.ts';

export interface YearTableProps {
  years: readonly DividendYear[];
  earnings: RecordData['earnings'];
}

/** What each year paid of what it earned. A year without its final dividend has no ratio yet. */
export function YearTable({ years, earnings }: YearTableProps) {
  const t = useWords();
  const amount = (yuan: number) => (yuan === 0 ? t('record.none') : yuan.toFixed(2));
  const columns = ['year', 'interim', 'final', 'annual', 'earnings', 'payOut'] as const;
  const rows = years.map(({ year, interim, final, total, complete }) => {
    const earned = earnings[year];
    const ratio = complete ? payOutPct(total, earned) : null;
    return {
      key: String(year),
      cells: [
        String(year),
        amount(interim),
        amount(final),
        complete ? total.toFixed(2) : t('record.none'),
        earned === undefined ? t('record.none') : earned.toFixed(2),
        ratio === null ? t('record.none') : `${ratio.toFixed(1)}%`,
      ],
    };
  });
  return (
    <DataTable caption={t('record.yearCaption')} columns={columns.map((name) => t(`record.${name}`))} rows={rows} />
  );
}
