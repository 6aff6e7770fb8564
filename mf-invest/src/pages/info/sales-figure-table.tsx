import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { SalesFigures, SalesTable } from 'shared/contract/invest/performance';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SALES_FORMATS, salesFile } from '../../model/sales-subject.ts';
import { useWords } from '../../messages/words.ts';
import { count, signedPercent } from 'shared/i18n/figures';
import { Dash } from './dash.tsx';

const COLUMNS = ['m', 'mLast', 'yoy', 'ytd', 'ytdLast', 'chg'] as const;

export interface SalesFigureTableProps {
  table: SalesTable;
  what: 'output' | 'sales';
  /** In words. */
  month: string;
  /** Links to the figures as a file. */
  exports?: ReactNode;
}

/** Output or sales with all columns of spec SCR-sales-table, and the sum of the rows. */
export function SalesFigureTable({ table, what, month, exports }: SalesFigureTableProps) {
  const t = useWords();
  const lines = table.rows.map((row) => ({ key: row.category, cells: [row.name, ...cellsOf(row[what])] }));
  const total = { key: 'total', cells: [t('info.total'), ...cellsOf(table.total[what])], sum: true };
  return (
    <DataTable
      caption={t(`info.caption.${what}`, { month })}
      columns={[t(`info.by.${table.dimension}`), ...COLUMNS.map((name) => t(`info.columns.${name}`))]}
      rows={[...lines, total]}
      exports={exports}
    />
  );
}

function cellsOf(figures: SalesFigures): ReactNode[] {
  return COLUMNS.map((name) =>
    name === 'yoy' || name === 'chg' ? <Change key={name} ratio={figures[name]} /> : count(figures[name]),
  );
}

/** A fraction as percent with sign; nothing can be compared with zero (spec G-26). */
function Change({ ratio }: { ratio: number | null }) {
  const t = useWords();
  return ratio === null ? <Dash meaning={t('info.noChange')} /> : signedPercent(ratio * 100);
}

/** Output and sales together as a file (spec I7). */
export function SalesExports({ table }: { table: SalesTable }) {
  const t = useWords();
  const { lang } = usePage();
  return SALES_FORMATS.map((format) => (
    <TextLink key={format} href={salesFile(table, format, lang)} download>
      {t(`info.${format}`)}
    </TextLink>
  ));
}
