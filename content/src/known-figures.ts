import { readPackFile } from './read-pack.ts';

/** What a text may say a figure was: in a year, in a period that ends within one, or in a quarter. */
export type TextFigure = 'sales' | 'revenue' | 'netProfit' | 'research' | 'cashFlow' | 'dividend';

const years = readPackFile('key-figures.json');
const periods = readPackFile('results.json').flatMap(({ id, figures }) => (figures ? [{ id, figures }] : []));
const dividends = readPackFile('dividends.json');

type Money = 'revenue' | 'netProfit' | 'research';

/** Of a period and of the one before it in its year: what lies between them. */
function betweenPeriods(name: Money): number[] {
  const by = new Map(periods.map(({ id, figures }) => [id, figures[name]]));
  return [...by].flatMap(([id, value]) => {
    const [year = '', kind] = id.split('-');
    const whole = years.find((one) => one.id === year)?.[name];
    const before = { half: by.get(`${year}-quarter1`), quarter3: by.get(`${year}-half`) }[kind ?? ''];
    return [before === undefined ? undefined : value - before, whole === undefined ? undefined : whole - value].filter(
      (one) => one !== undefined,
    );
  });
}

function money(name: Money): number[] {
  return [
    ...years.map((year) => year[name]),
    ...periods.flatMap(({ figures }) => [figures[name], figures.last[name]]),
    ...betweenPeriods(name),
  ];
}

/** Sums of months that follow each other, at most a year of them. */
function salesOfMonths(): number[] {
  const months = readPackFile('sales.json');
  return months.flatMap((_, from) =>
    Array.from({ length: Math.min(12, months.length - from) }, (_empty, count) =>
      months.slice(from, from + count + 1).reduce((sum, { sales }) => sum + sales, 0),
    ),
  );
}

/** Of each company since the January of a year, as far as a text may count them. */
function salesOfCompanies(): number[] {
  return readPackFile('sales-by-company.json').flatMap(({ months }) =>
    months.map(({ month }) =>
      months
        .filter((one) => one.month.slice(0, 4) === month.slice(0, 4) && one.month <= month)
        .reduce((sum, { sales }) => sum + sales, 0),
    ),
  );
}

const paidIn = (year: number) =>
  dividends.filter((one) => one.year === year).reduce((sum, { per10Shares }) => sum + per10Shares, 0);

/** Money in CNY billion, dividends in yuan per ten shares, sales in vehicles. */
const KNOWN: Readonly<Record<TextFigure, readonly number[]>> = {
  sales: [...years.map(({ sales }) => sales), ...salesOfMonths(), ...salesOfCompanies()],
  revenue: money('revenue'),
  netProfit: money('netProfit'),
  research: money('research'),
  cashFlow: years.map(({ cashFlow }) => cashFlow),
  dividend: [
    ...dividends.map(({ per10Shares }) => per10Shares),
    ...[...new Set(dividends.map(({ year }) => year))].map(paidIn),
  ],
};

/** Whether a text writes a value, to the decimals that it has. */
export function isWritten(value: number, text: string): boolean {
  return value.toFixed(text.split('.')[1]?.length ?? 0) === text.replaceAll(',', '');
}

/** Whether a figure was ever so; `unit` is 10 where a text counts tenths of a billion (亿元). */
export function isKnown(name: TextFigure, text: string, unit = 1): boolean {
  return KNOWN[name].some((value) => isWritten(value * unit, text));
}
