import { FIGURE_DECIMALS, KEY_FIGURES, type KeyFigureName } from 'shared/contract/invest/key-figure-names';
import { readPackFile, readPages, type Lang } from '../../src/read-pack.ts';
import { INDICATORS, type Indicator } from './indicators.data.ts';

/** A figure by year, with how it is written. */
export interface YearlyFigure {
  name: Readonly<Record<Lang, string>>;
  unit: Readonly<Record<Lang, string>>;
  decimals: Readonly<Record<Lang, number>>;
  /** As it is written in a language; undefined in a year in which it was not counted. */
  of: (year: number, lang: Lang) => number | undefined;
}

type Words = Readonly<Record<Lang, string>>;

const years = readPackFile('key-figures.json');
const dividends = readPackFile('dividends.json');
const sales = readPackFile('sales.json');
const parts = [...readPackFile('sales-by-company.json'), ...readPackFile('sales-by-product.json')];
const yearOf = (year: number) => years.find(({ id }) => id === String(year));

/** Chinese counts money in hundreds of millions, English in billions. */
const MONEY_UNIT: Words = { cn: '亿元', en: 'CNY bn' };
const HUNDRED_MILLIONS = 10;
const both = (decimals: number) => ({ cn: decimals, en: decimals });
const round = (value: number) => Number(value.toPrecision(12));

const NAMES: Readonly<Record<KeyFigureName, Words>> = {
  sales: { cn: '销量', en: 'Sales' },
  revenue: { cn: '营业收入', en: 'Revenue' },
  netProfit: { cn: '归母净利润', en: 'Net profit' },
  research: { cn: '研发投入', en: 'Research and development' },
  cashFlow: { cn: '经营活动现金流', en: 'Operating cash flow' },
  assets: { cn: '总资产', en: 'Total assets' },
  equity: { cn: '归母净资产', en: 'Equity' },
  perShare: { cn: '每股收益', en: 'Earnings per share' },
  dividend: { cn: '每10股股息', en: 'Dividend per ten shares' },
};
const VEHICLES: Words = { cn: '辆', en: 'vehicles' };
const YUAN: Words = { cn: '元', en: 'yuan' };

function keyFigure(name: KeyFigureName): YearlyFigure {
  const decimals = FIGURE_DECIMALS[name];
  if (name === 'dividend') return { ...plain(NAMES.dividend, YUAN, 2), of: (year) => paidIn(year) };
  if (name === 'sales' || name === 'perShare') {
    return { ...plain(NAMES[name], name === 'sales' ? VEHICLES : YUAN, decimals), of: (year) => yearOf(year)?.[name] };
  }
  return {
    name: NAMES[name],
    unit: MONEY_UNIT,
    decimals: { cn: Math.max(0, decimals - 1), en: decimals },
    of: (year, lang) => {
      const value = yearOf(year)?.[name];
      return value === undefined || lang === 'en' ? value : round(value * HUNDRED_MILLIONS);
    },
  };
}

function plain(name: Words, unit: Words, decimals: number) {
  return { name, unit, decimals: both(decimals) };
}

function paidIn(year: number, kind?: 'interim' | 'final'): number | undefined {
  const paid = dividends.filter((one) => one.year === year && (kind === undefined || one.kind === kind));
  return paid.length === 0 ? undefined : round(paid.reduce((sum, { per10Shares }) => sum + per10Shares, 0));
}

interface Month {
  month: string;
}
/** The sum of a whole year of months; undefined where some are missing. */
function sumOf<M extends Month>(months: readonly M[], year: number, value: (month: M) => number): number | undefined {
  const own = months.filter(({ month }) => month.startsWith(String(year)));
  return own.length < 12 ? undefined : own.reduce((sum, one) => sum + value(one), 0);
}

const share = (part: number | undefined, whole: number | undefined) =>
  part === undefined || whole === undefined || whole === 0 ? undefined : (part / whole) * 100;
const PERCENT: Words = { cn: '%', en: '%' };

function indicator({ name, unit, decimals, values }: Indicator): YearlyFigure {
  return { ...plain(name, unit, decimals), of: (year) => values[year % 100] };
}

/** Employees at the end of each year, as the profile of the group has them in the last column of its ten years. */
function employees(): YearlyFigure {
  const page = readPages().find(({ path }) => path === '/about/intro')?.texts.en;
  const table = page?.blocks.find((block) => block.kind === 'table' && block.id === 'years');
  const rows = table?.kind === 'table' ? table.rows : [];
  const counted = new Map(rows.map((row) => [Number(row[0]), Number(row.at(-1)?.replaceAll(',', ''))]));
  const name = { cn: '年末员工', en: 'Employees at the end of the year' };
  return { ...plain(name, { cn: '人', en: 'people' }, 0), of: (year) => counted.get(year) };
}

const nevOf = (year: number) => sumOf(sales, year, ({ nev }) => nev);
const salesOf = (year: number) => yearOf(year)?.sales;

/** Every figure that texts, tables and charts of reports may name. */
export const FIGURES: Readonly<Record<string, YearlyFigure>> = {
  ...Object.fromEntries(KEY_FIGURES.map((name) => [name, keyFigure(name)])),
  ...Object.fromEntries(Object.entries(INDICATORS).map(([name, of]) => [name, indicator(of)])),
  ...Object.fromEntries(
    parts.map(({ id, name, months }) => [
      id,
      { ...plain(name, VEHICLES, 0), of: (year: number) => sumOf(months, year, (month) => month.sales) },
    ]),
  ),
  employees: employees(),
  interim: { ...plain({ cn: '中期股息', en: 'Interim dividend' }, YUAN, 2), of: (year) => paidIn(year, 'interim') },
  final: { ...plain({ cn: '末期股息', en: 'Final dividend' }, YUAN, 2), of: (year) => paidIn(year, 'final') },
  payout: {
    ...plain({ cn: '股息占净利润', en: 'Dividend as part of net profit' }, PERCENT, 1),
    of: (year) => share((paidIn(year) ?? Number.NaN) / 10, yearOf(year)?.perShare),
  },
  output: {
    ...plain({ cn: '产量', en: 'Output' }, VEHICLES, 0),
    of: (year) => sumOf(sales, year, (month) => month.output),
  },
  nev: { ...plain({ cn: '新能源车销量', en: 'New-energy sales' }, VEHICLES, 0), of: nevOf },
  nevShare: {
    ...plain({ cn: '新能源占销量', en: 'New energy in sales' }, PERCENT, 1),
    of: (year) => share(nevOf(year), salesOf(year)),
  },
  margin: {
    ...plain({ cn: '净利率', en: 'Net margin' }, PERCENT, 1),
    of: (year) => share(yearOf(year)?.netProfit, yearOf(year)?.revenue),
  },
  researchShare: {
    ...plain({ cn: '研发投入占收入', en: 'Research as part of revenue' }, PERCENT, 1),
    of: (year) => share(yearOf(year)?.research, yearOf(year)?.revenue),
  },
  equityShare: {
    ...plain({ cn: '净资产占总资产', en: 'Equity as part of assets' }, PERCENT, 1),
    of: (year) => share(yearOf(year)?.equity, yearOf(year)?.assets),
  },
};

/** @throws when no figure has the name, so that a text cannot name one that is not there */
export function figureOf(name: string): YearlyFigure {
  const figure = FIGURES[name];
  if (!figure) throw new Error(`no figure is called ${name}`);
  return figure;
}

export function writeNumber(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** A figure as a text of a language writes it, with its sign of per cent; a dash where it was not counted. */
export function written(name: string, year: number, lang: Lang): string {
  const figure = figureOf(name);
  const value = figure.of(year, lang);
  if (value === undefined) return '—';
  return writeNumber(value, figure.decimals[lang]) + (figure.unit[lang] === '%' ? '%' : '');
}

/** How a figure changed from the year before, in per cent without a sign. */
export function growth(name: string, year: number): string {
  const [now, before] = [year, year - 1].map((one) => figureOf(name).of(one, 'en'));
  if (now === undefined || before === undefined) throw new Error(`${name} has no year before ${year}`);
  return `${writeNumber(Math.abs((now / before - 1) * 100), 1)}%`;
}

/** The same with its sign, for tables. */
export function change(name: string, year: number): string {
  const [now, before] = [year, year - 1].map((one) => figureOf(name).of(one, 'en'));
  if (now === undefined || before === undefined) return '—';
  return `${now < before ? '−' : '+'}${growth(name, year)}`;
}
