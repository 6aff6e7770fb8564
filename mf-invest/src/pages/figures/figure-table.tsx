import type { KeyFigure } from 'shared/contract/invest/investor';
import type { KeyFigureName } from 'shared/contract/invest/key-figure-names';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { useWords } from '../../messages/words.ts';
import { FigureValue } from './figure-chart.tsx';

export interface FigureTableProps {
  /** Newest first. */
  years: readonly KeyFigure[];
  names: readonly KeyFigureName[];
}

/** The same numbers as the charts, years as rows. */
export function FigureTable({ years, names }: FigureTableProps) {
  const t = useWords();
  const [from, until] = [years.at(-1)?.year ?? 0, years[0]?.year ?? 0];
  const rows = years.map((year) => ({
    key: String(year.year),
    cells: [String(year.year), ...names.map((name) => <FigureValue key={name} year={year} name={name} />)],
  }));
  return (
    <DataTable
      caption={t('figures.caption', { from, until })}
      columns={[t('figures.year'), ...names.map((name) => t(`figures.names.${name}`))]}
      rows={rows}
    />
  );
}
