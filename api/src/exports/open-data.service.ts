import { z } from 'zod';
import { DIVIDEND_KINDS } from 'shared/contract/invest/investor';
import type { Services } from '../calls/call-table.ts';
import { dividends } from '../modules/investor/dividend.service.ts';
import { keyFigures } from '../modules/investor/key-figure.service.ts';
import { publishedMonths } from '../modules/performance/sales-table.service.ts';

const day = z.iso.date().nullable();
const vehicles = z.number().int().nonnegative();

/** One row of each data set: flat, so that a table and an object say the same. */
const ROWS = {
  sales: z.strictObject({
    month: z.string().regex(/^\d{4}-\d\d$/),
    output: vehicles.describe('Vehicles built'),
    sales: vehicles.describe('Vehicles sold, those of the joint ventures included'),
    nev: vehicles.describe('New-energy vehicles among those sold'),
  }),
  keyFigures: z.strictObject({
    year: z.number().int(),
    sales: vehicles.describe('Vehicles sold'),
    revenue: z.number().describe('CNY billion'),
    netProfit: z.number().describe('CNY billion'),
    research: z.number().describe('CNY billion'),
    cashFlow: z.number().describe('CNY billion'),
    assets: z.number().describe('CNY billion'),
    equity: z.number().describe('CNY billion'),
    perShare: z.number().describe('Earnings per share, CNY'),
    dividend: z.number().describe('CNY for ten shares before tax'),
  }),
  dividends: z.strictObject({
    year: z.number().int(),
    kind: z.enum(DIVIDEND_KINDS),
    per10Shares: z.number().describe('CNY for ten shares before tax'),
    recordDate: day,
    exDate: day,
    payDate: day,
    hRecordDate: day,
    hExDate: day,
  }),
} as const;
export type OpenDataName = keyof typeof ROWS;
export const OPEN_DATA = Object.keys(ROWS) as OpenDataName[];

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';
const SOURCE = 'Chenyue Automobile Group (fictional)';

type Row<N extends OpenDataName> = z.output<(typeof ROWS)[N]>;

const READ: { readonly [N in OpenDataName]: (services: Services) => Promise<Row<N>[]> } = {
  sales: async (services) =>
    (await publishedMonths(services)).map(({ month, output, sales, nev }) => ({ month, output, sales, nev })),
  keyFigures: async (services) =>
    (await keyFigures(services, 'en')).list.map(({ restated: _restated, ...figures }) => figures),
  dividends: async (services) =>
    (await dividends(services)).list.map(({ year, kind, per10Shares, ...days }) => {
      const known = Object.entries(days).map(([name, text]) => [name, text === '' ? null : text]);
      return ROWS.dividends.parse({ year, kind, per10Shares, ...Object.fromEntries(known) });
    }),
};

/** What a file of a data set holds: everything that is out, in the order of the site. */
export interface OpenData {
  licence: string;
  source: string;
  fields: string[];
  rows: Readonly<Record<string, string | number | null>>[];
}

export async function openData(services: Services, name: OpenDataName): Promise<OpenData> {
  return { licence: LICENCE, source: SOURCE, fields: Object.keys(ROWS[name].shape), rows: await READ[name](services) };
}

/** The JSON Schema of such a file (draft 2020-12). */
export function openDataSchema(name: OpenDataName): object {
  const file = z.strictObject({
    licence: z.literal(LICENCE),
    source: z.literal(SOURCE),
    fields: z.array(z.string()),
    rows: z.array(ROWS[name]),
  });
  return z.toJSONSchema(file);
}
