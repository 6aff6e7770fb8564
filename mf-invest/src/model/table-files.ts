import type { SalesDimension, SalesTable } from 'shared/contract/invest/performance';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';

const FORMATS = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;
export type TableFormat = keyof typeof FORMATS;
export const TABLE_FORMATS: readonly TableFormat[] = ['csv', 'xlsx'];

/** A table of the service as files. */
export interface TableFiles {
  table: 'sales' | 'salesHistory' | 'keyFigures';
  lang: Lang;
  /** Of the call that the table is from. */
  filter?: Readonly<Record<string, string>>;
}

/** Where a table is as a file. */
export function tableFile({ table, lang, filter = {} }: TableFiles, format: TableFormat): string {
  const query = new URLSearchParams({ language: String(LANG_CODE[lang]), ...filter });
  return `${API_PREFIX}/export/${table}.${format}?${query}`;
}

interface Described {
  name: string;
  description: string;
  /** First and last year or month (ISO 8601). */
  covers: readonly [string, string];
}

/** A table as a https://schema.org/Dataset with its files. */
export function datasetOf(files: TableFiles, { name, description, covers: [first, last] }: Described): object {
  const distribution = TABLE_FORMATS.map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: FORMATS[format],
    contentUrl: tableFile(files, format),
  }));
  return { '@type': 'Dataset', name, description, temporalCoverage: `${first}/${last}`, distribution };
}

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
