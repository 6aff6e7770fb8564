import { readPackFile } from '../src/read-pack.ts';
import { WEB_REPORTS } from './reports/report-list.data.ts';
import { NOTES, PERIODS, RESPONSIBILITY, type Period } from './document-figures.data.ts';

/** Words in both languages; a document shows one below the other. */
export interface Words {
  cn: string;
  en: string;
}

export type Sheet =
  | { kind: 'text'; heading: Words; paragraphs: readonly Words[] }
  /** The first column holds words, the others figures. */
  | { kind: 'table'; heading: Words; columns: readonly Words[]; rows: readonly (readonly [Words, ...string[]])[] };

export interface PaperDocument {
  /** Name of the file in `media/`, without `.pdf`. */
  name: string;
  /** `yyyy-MM-dd`. */
  date: string;
  title: Words;
  /** Lies across, as slides do. */
  landscape: boolean;
  sheets: readonly Sheet[];
}

type Report = ReturnType<typeof readPackFile<'reports.json'>>[number];
type Special = ReturnType<typeof readPackFile<'special-topics.json'>>[number];
type Span = readonly [first: string, last: string];

const words = (cn: string, en: string): Words => ({ cn, en });
const count = (value: number) => value.toLocaleString('en-US');
const money = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const change = (now: number, before: number) =>
  before === 0 ? '—' : `${now < before ? '−' : '+'}${Math.abs((now / before - 1) * 100).toFixed(1)}%`;

const sales = readPackFile('sales.json');
const years = readPackFile('key-figures.json');
const dividends = readPackFile('dividends.json');
const PARTS = {
  company: [words('按公司', 'By company'), readPackFile('sales-by-company.json')],
  product: [words('按产品', 'By product'), readPackFile('sales-by-product.json')],
} as const;

interface Month {
  month: string;
  sales: number;
  nev?: number;
}
const sum = (months: readonly Month[], [first, last]: Span, field: 'sales' | 'nev' = 'sales') =>
  months.filter(({ month }) => month >= first && month <= last).reduce((total, one) => total + (one[field] ?? 0), 0);

const compared = (label: Words, now: number, before: number): [Words, ...string[]] => {
  const shown = Number.isInteger(now) && Number.isInteger(before) ? count : money;
  return [label, shown(now), shown(before), change(now, before)];
};

const COMPARED = [
  words('项目', 'Item'),
  words('本期', 'Period'),
  words('上年同期', 'A year before'),
  words('变动', 'Change'),
];

function partsTable(of: keyof typeof PARTS, span: Span, before: Span): Sheet {
  const [how, parts] = PARTS[of];
  const rows = parts
    .map(({ name, months }): [Words, ...string[]] => compared(name, sum(months, span), sum(months, before)))
    .concat([compared(words('合计', 'Total'), sum(sales, span), sum(sales, before))]);
  const heading = words(`销量（辆），${how.cn}`, `Sales in vehicles, ${how.en.toLowerCase()}`);
  return { kind: 'table', heading, columns: COMPARED, rows };
}

function monthTable([first, last]: Span): Sheet {
  const rows = sales
    .filter(({ month }) => month >= first && month <= last)
    .map(({ month, output, sales: sold, nev }): [Words, ...string[]] => {
      return [words(month, month), count(output), count(sold), count(nev), `${((nev / sold) * 100).toFixed(1)}%`];
    });
  const columns = [
    words('月份', 'Month'),
    words('产量', 'Output'),
    words('销量', 'Sales'),
    words('新能源', 'New energy'),
    words('占比', 'Share'),
  ];
  return { kind: 'table', heading: words('逐月产销', 'Month by month'), columns, rows };
}

function periodSheets(period: Period): Sheet[] {
  const { months, before, last } = period;
  const heading = words('主要数据', 'Key figures');
  const rows = [
    compared(words('销量（辆）', 'Sales (vehicles)'), sum(sales, months), sum(sales, before)),
    compared(words('新能源车（辆）', 'New energy (vehicles)'), sum(sales, months, 'nev'), sum(sales, before, 'nev')),
    compared(words('营业收入（十亿元）', 'Revenue (CNY bn)'), period.revenue, last.revenue),
    compared(words('归母净利润（十亿元）', 'Net profit (CNY bn)'), period.netProfit, last.netProfit),
    compared(words('研发投入（十亿元）', 'Research and development (CNY bn)'), period.research, last.research),
  ];
  return [
    { kind: 'table', heading, columns: COMPARED, rows },
    monthTable(months),
    partsTable('company', months, before),
    partsTable('product', months, before),
    textOf(words('说明', 'Notes'), NOTES.unaudited, NOTES.basis, NOTES.fictional),
  ];
}

const textOf = (heading: Words, ...paragraphs: Words[]): Sheet => ({ kind: 'text', heading, paragraphs });

function yearRows(year: number): [Words, ...string[]][] {
  const [now, before] = [year, year - 1].map((one) => years.find(({ id }) => id === String(one)));
  if (!now || !before) return [];
  return [
    compared(words('销量（辆）', 'Sales (vehicles)'), now.sales, before.sales),
    compared(words('营业收入（十亿元）', 'Revenue (CNY bn)'), now.revenue, before.revenue),
    compared(words('归母净利润（十亿元）', 'Net profit (CNY bn)'), now.netProfit, before.netProfit),
    compared(words('研发投入（十亿元）', 'Research and development (CNY bn)'), now.research, before.research),
    compared(words('经营活动现金流（十亿元）', 'Operating cash flow (CNY bn)'), now.cashFlow, before.cashFlow),
    compared(words('总资产（十亿元）', 'Total assets (CNY bn)'), now.assets, before.assets),
    compared(words('归母净资产（十亿元）', 'Equity (CNY bn)'), now.equity, before.equity),
    compared(words('每股收益（元）', 'Earnings per share (yuan)'), now.perShare, before.perShare),
  ];
}

function dividendTable(year: number): Sheet {
  const rows = dividends
    .filter((one) => one.year === year)
    .map(({ kind, per10Shares, recordDate, payDate }): [Words, ...string[]] => {
      const label = kind === 'final' ? words('末期', 'Final') : words('中期', 'Interim');
      return [label, per10Shares.toFixed(2), recordDate, payDate];
    });
  const columns = [
    words('期间', 'Period'),
    words('每10股（元，税前）', 'Per ten shares (yuan, before tax)'),
    words('股权登记日', 'Record date'),
    words('发放日', 'Paid'),
  ];
  return { kind: 'table', heading: words('现金红利', 'Dividends'), columns, rows };
}

function annualSheets(year: number): Sheet[] {
  const [span, before]: Span[] = [year, year - 1].map((one): Span => [`${one}-01`, `${one}-12`]);
  const inMonths = year >= 2023 && span && before;
  return [
    { kind: 'table', heading: words('主要数据', 'Key figures'), columns: COMPARED, rows: yearRows(year) },
    dividendTable(year),
    ...(inMonths ? [monthTable(span), partsTable('company', span, before), partsTable('product', span, before)] : []),
    textOf(words('说明', 'Notes'), NOTES.audited, NOTES.basis, NOTES.fictional),
  ];
}

function reportSheets({ year, kind, id }: Report): Sheet[] {
  const key = kind === 'presentation' ? (id.split('-')[0] ?? '').replace(/^q/, 'quarter') : kind;
  const period = PERIODS[`${year}-${key}`];
  if (period) return periodSheets(period);
  const ofYear = id === 'annual-2025-slides' ? 2025 : year;
  return annualSheets(ofYear);
}

function specialSheets({ year, summary, id }: Special): Sheet[] {
  const rows = (RESPONSIBILITY[year] ?? []).map(([cn, en, value]): [Words, ...string[]] => [words(cn, en), value]);
  const columns = [words('指标', 'Figure'), words(String(year), String(year))];
  const method = id === 'esg-method';
  return [
    textOf(words('概要', 'Summary'), summary),
    { kind: 'table', heading: words('关键指标', 'Key figures'), columns, rows },
    ...(method ? [] : [partsTable('company', [`${year}-01`, `${year}-12`], [`${year - 1}-01`, `${year - 1}-12`])]),
    textOf(words('说明', 'Notes'), NOTES.basis, NOTES.fictional),
  ];
}

/** Every report of the pack as a document, in the order of the pack; films of briefings show them too. */
export function paperDocuments(): PaperDocument[] {
  const reports = readPackFile('reports.json').map((report) => ({ report, sheets: reportSheets(report) }));
  const specials = readPackFile('special-topics.json').map((report) => ({ report, sheets: specialSheets(report) }));
  return [...reports, ...specials].map(({ report: { id, date, title }, sheets }) => {
    return { name: id, date, title, landscape: id.endsWith('-slides'), sheets };
  });
}

/** Those that are documents of their own: the others are written out (docs/decisions/0105). */
export function shortDocuments(): PaperDocument[] {
  const written = new Set(WEB_REPORTS.map(({ id }) => id));
  return paperDocuments().filter(({ name }) => !written.has(name));
}
