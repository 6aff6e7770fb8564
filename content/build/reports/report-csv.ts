import { readPackFile, type Lang } from '../../src/read-pack.ts';
import type { WebReport } from './report-list.data.ts';
import { FIGURES } from './report-values.ts';

const HEADS = { cn: ['期间', '指标', '数值', '单位'], en: ['Period', 'Figure', 'Value', 'Unit'] } as const;
const VEHICLES = { cn: '辆', en: 'vehicles' } as const;
const MONTHLY = {
  output: { cn: '产量', en: 'Output' },
  sales: { cn: '销量', en: 'Sales' },
  nev: { cn: '新能源车销量', en: 'New-energy sales' },
} as const;
const YEARS = 10;
const BYTE_ORDER_MARK = '﻿';

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function yearlyRows({ year }: WebReport, lang: Lang): string[][] {
  const years = Array.from({ length: YEARS }, (_, at) => year - at);
  return Object.values(FIGURES).flatMap(({ name, unit, decimals, of }) =>
    years.flatMap((one) => {
      const value = of(one, lang);
      return value === undefined ? [] : [[String(one), name[lang], value.toFixed(decimals[lang]), unit[lang]]];
    }),
  );
}

function monthlyRows({ year }: WebReport, lang: Lang): string[][] {
  const months = readPackFile('sales.json').filter(({ month }) => month.startsWith(String(year)));
  return months.flatMap((one) =>
    (['output', 'sales', 'nev'] as const).map((name) => [
      one.month,
      MONTHLY[name][lang],
      String(one[name]),
      VEHICLES[lang],
    ]),
  );
}

/** Every figure of a report as one table (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function reportCsv(report: WebReport, lang: Lang): string {
  const rows = [[...HEADS[lang]], ...yearlyRows(report, lang), ...monthlyRows(report, lang)];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
