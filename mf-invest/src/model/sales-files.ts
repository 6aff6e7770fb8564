import type { SalesDimension, SalesTable } from 'shared/contract/invest/performance';
import type { Lang } from 'shared/contract/text/lang';
import { datasetOf, type TableFiles } from './table-files.ts';

/** A table of production and sales as files. */
export const salesFiles = ({ month, dimension }: Pick<SalesTable, 'month' | 'dimension'>, lang: Lang): TableFiles => ({
  table: 'sales',
  lang,
  filter: { month, dimension },
});

/** 36 months by product category or company as files. */
export const historyFiles = (dimension: SalesDimension, lang: Lang): TableFiles => ({
  table: 'salesHistory',
  lang,
  filter: { dimension },
});

/** Production and sales as data; nothing when they did not arrive. */
export function salesDataset(
  table: SalesTable | null,
  months: readonly string[],
  { name, description, lang }: { name: string; description: string; lang: Lang },
): { subject?: object } {
  if (!table) return {};
  const covers = [months.at(-1) ?? table.month, months[0] ?? table.month] as const;
  return { subject: datasetOf(salesFiles(table, lang), { name, description, covers }) };
}
