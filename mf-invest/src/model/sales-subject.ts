import type { SalesDimension, SalesTable } from 'shared/contract/invest/performance';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';

const FORMATS = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;
export type SalesFormat = keyof typeof FORMATS;
export const SALES_FORMATS: readonly SalesFormat[] = ['csv', 'xlsx'];

/** Where a table of production and sales is as a file. */
export function salesFile(
  { month, dimension }: Pick<SalesTable, 'month' | 'dimension'>,
  format: SalesFormat,
  lang: Lang,
) {
  const query = new URLSearchParams({ language: String(LANG_CODE[lang]), month, dimension });
  return `${API_PREFIX}/export/sales.${format}?${query}`;
}

/** Where 36 months by product category or company are as a file. */
export function historyFile(dimension: SalesDimension, format: SalesFormat, lang: Lang): string {
  const query = new URLSearchParams({ language: String(LANG_CODE[lang]), dimension });
  return `${API_PREFIX}/export/salesHistory.${format}?${query}`;
}

/** Production and sales as a https://schema.org/Dataset with its files; nothing when they did not arrive. */
export function salesDataset(
  table: SalesTable | null,
  months: readonly string[],
  { name, description, lang }: { name: string; description: string; lang: Lang },
): { subject?: object } {
  if (!table) return {};
  const distribution = SALES_FORMATS.map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: FORMATS[format],
    contentUrl: salesFile(table, format, lang),
  }));
  const temporalCoverage = `${months.at(-1) ?? table.month}/${months[0] ?? table.month}`;
  return { subject: { '@type': 'Dataset', name, description, temporalCoverage, distribution } };
}
