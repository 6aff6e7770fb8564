import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { SalesFigures as Figures, SalesTable } from 'shared/contract/invest/performance';
import { count, signedPercent } from 'shared/i18n/figures';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { GroupedHeads } from 'shared/ui/data/data-table/grouped-heads';
import { monthName } from '../model/month-name.ts';
import { salesFiles } from '../model/table-files.ts';
import { useWords } from '../messages/words.ts';
import { Dash } from './dash.tsx';
import { FileLinks } from './file-links.tsx';

const COLUMNS = ['m', 'mLast', 'yoy', 'ytd', 'ytdLast', 'chg'] as const;
const COUNTED = ['output', 'sales'] as const;

/** A month of output and sales with all columns of spec SCR-sales-table, the sum of the rows, and the same as files. */
export function SalesFigures({ table }: { table: SalesTable }) {
  const t = useWords();
  const { lang } = usePage();
  const names = COLUMNS.map((name) => t(`info.columns.${name}`));
  const columns = [t(`info.by.${table.dimension}`), ...names, ...names];
  const groups = COUNTED.map((what) => ({ name: t(`performance.counted.${what}`), span: COLUMNS.length }));
  const lines = table.rows.map((row) => ({
    key: row.category,
    cells: [row.name, ...COUNTED.flatMap((what) => cellsOf(row[what]))],
  }));
  const sums = COUNTED.flatMap((what) => cellsOf(table.total[what]));
  return (
    <DataTable
      caption={t('performance.caption', { month: monthName(table.month, lang) })}
      heads={<GroupedHeads columns={columns} groups={groups} />}
      columns={columns}
      rows={[...lines, { key: 'total', cells: [t('info.total'), ...sums], sum: true }]}
      exports={<FileLinks of={salesFiles(table, lang)} names={{ csv: t('info.csv'), xlsx: t('info.xlsx') }} />}
    />
  );
}

function cellsOf(figures: Figures): ReactNode[] {
  return COLUMNS.map((name) =>
    name === 'yoy' || name === 'chg' ? <Change key={name} ratio={figures[name]} /> : count(figures[name]),
  );
}

/** A fraction as percent with sign; nothing can be compared with zero (spec G-26). */
export function Change({ ratio }: { ratio: number | null }) {
  const t = useWords();
  return ratio === null ? <Dash meaning={t('info.noChange')} /> : signedPercent(ratio * 100);
}
