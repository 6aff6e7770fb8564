import { readPackFile } from '../../src/read-pack.ts';
import { change, count, monthBefore, monthName, percent, share, type Entry } from './figures.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

const whole = readPackFile('sales.json');
const companies = readPackFile('sales-by-company.json');
const products = readPackFile('sales-by-product.json');

interface Month {
  month: string;
  output: number;
  sales: number;
  nev?: number;
}
type Field = 'output' | 'sales' | 'nev';

const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
const inMonth = (months: readonly Month[], month: string, field: Field) =>
  months.find((one) => one.month === month)?.[field] ?? 0;
const sinceJanuary = (months: readonly Month[], month: string, field: Field) =>
  months
    .filter((one) => one.month >= `${month.slice(0, 4)}-01` && one.month <= month)
    .reduce((total, one) => total + (one[field] ?? 0), 0);

const COLUMNS = [
  words('本月', 'Month'),
  words('上年同月', 'A year before'),
  words('同比', 'Change'),
  words('本年累计', 'Year to date'),
  words('上年累计', 'Last year to date'),
  words('累计同比', 'Change'),
];
/** The columns of the two languages that would be called alike are told apart. */
const columnsOf = (first: ReturnType<typeof words>) => [
  first,
  ...COLUMNS.map(({ cn, en }, at) => words(cn, at === 5 ? 'Cumulative change' : en)),
];

function rowOf(months: readonly Month[], month: string, field: Field): string[] {
  const before = yearBefore(month);
  const [now, then] = [inMonth(months, month, field), inMonth(months, before, field)];
  const [year, last] = [sinceJanuary(months, month, field), sinceJanuary(months, before, field)];
  return [count(now), count(then), change(now, then), count(year), count(last), change(year, last)];
}

const wholeTable = (month: string): BothPieces => {
  const { cn, en } = monthName(month);
  return table(words(`${cn}产销（辆）`, `Production and sales in vehicles, ${en}`), columnsOf(words('项目', 'Item')), [
    [words('产量', 'Output'), ...rowOf(whole, month, 'output')],
    [words('销量', 'Sales'), ...rowOf(whole, month, 'sales')],
    [words('其中：新能源车', 'Of which new energy'), ...rowOf(whole, month, 'nev')],
  ]);
};

type Shares = readonly { name: { cn: string; en: string }; months: readonly Month[] }[];

function partsTable(
  caption: ReturnType<typeof words>,
  shares: Shares,
  { month, field }: { month: string; field: Field },
) {
  const rows = shares.map(({ name, months }) => [name, ...rowOf(months, month, field)]);
  const total = [words('合计', 'Total'), ...rowOf(whole, month, field)];
  return table(caption, columnsOf(words('名称', 'Name')), [...rows, total]);
}

/** Who grew most and who least against the same month, of those that sold in both. */
function movers(shares: Shares, month: string) {
  const moves = shares
    .map(({ name, months }) => {
      const [now, then] = [inMonth(months, month, 'sales'), inMonth(months, yearBefore(month), 'sales')];
      return { name, now, change: then > 100 ? now / then - 1 : Number.NaN };
    })
    .filter((one) => !Number.isNaN(one.change))
    .toSorted((a, b) => b.change - a.change);
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) throw new Error(`nobody sold in ${month}`);
  return { first, last };
}

function opening(month: string): BothPieces {
  const { cn, en } = monthName(month);
  const before = yearBefore(month);
  const [now, then] = [inMonth(whole, month, 'sales'), inMonth(whole, before, 'sales')];
  const nev = inMonth(whole, month, 'nev');
  const year = sinceJanuary(whole, month, 'sales');
  const yearChange = change(year, sinceJanuary(whole, before, 'sales'));
  return paragraph(
    `${cn}，集团销售汽车${count(now)}辆，同比${change(now, then)}；其中新能源车${count(nev)}辆，占${share(nev, now)}，上年同月为${share(inMonth(whole, before, 'nev'), then)}。本年累计销售${count(year)}辆，同比${yearChange}。`,
    `In ${en} the group sold ${count(now)} vehicles (${change(now, then)} year on year). New-energy vehicles made up ${count(nev)} of them, or ${share(nev, now)}, against ${share(inMonth(whole, before, 'nev'), then)} a year before. Sales since January came to ${count(year)} (${yearChange}).`,
  );
}

function movement(shares: Shares, month: string): BothPieces {
  const { first, last } = movers(shares, month);
  const gap = inMonth(whole, month, 'output') - inMonth(whole, month, 'sales');
  const stock =
    gap >= 0
      ? words(`产量比销量多${count(gap)}辆。`, `Output exceeded sales by ${count(gap)} vehicles.`)
      : words(
          `产量比销量少${count(-gap)}辆，库存相应下降。`,
          `Output fell short of sales by ${count(-gap)} vehicles, which came from stock.`,
        );
  return paragraph(
    `同比增幅最大的是${first.name.cn}（${percent(first.change)}，${count(first.now)}辆），最小的是${last.name.cn}（${percent(last.change)}，${count(last.now)}辆）。${stock.cn}`,
    `${first.name.en} moved up most against the same month (${percent(first.change)}, ${count(first.now)} vehicles) and ${last.name.en} least (${percent(last.change)}, ${count(last.now)}). ${stock.en}`,
  );
}

/** What the year still asks for, where a first half or a whole year ends. */
function milestone(month: string): BothPieces[] {
  const at = month.slice(5);
  if (at !== '06' && at !== '12') return [];
  const year = month.slice(0, 4);
  const [sold, nev] = [sinceJanuary(whole, month, 'sales'), sinceJanuary(whole, month, 'nev')];
  const period = at === '06' ? words(`${year}年上半年`, `the first half of ${year}`) : words(`${year}年全年`, year);
  return [
    paragraph(
      `${period.cn}产量${count(sinceJanuary(whole, month, 'output'))}辆，销量${count(sold)}辆，新能源车占${share(nev, sold)}。`,
      `Over ${period.en} the group built ${count(sinceJanuary(whole, month, 'output'))} vehicles and sold ${count(sold)}; new energy made up ${share(nev, sold)}.`,
    ),
  ];
}

const BASIS = list(
  words(
    '销量为集团合并口径，包含合资公司的全部销量，不含摩托车。',
    'Sales are those of the whole group, with all sales of the joint ventures and without motorcycles.',
  ),
  words('新能源车指纯电动与插电式混合动力汽车。', 'New energy means battery-electric and plug-in hybrid vehicles.'),
  words(
    '上述数据为快报数，未经审计，以定期报告为准。',
    'The figures are preliminary and unaudited; periodic reports prevail.',
  ),
);

/** Monthly production and sales: by company for the A shares, by product for the H shares. */
export function salesFiling({ date, market }: Entry): BothPieces[] {
  const month = monthBefore(date);
  const { cn, en } = monthName(month);
  const ofA = market === 'A';
  const tables = ofA
    ? [
        partsTable(words('销量（辆），按公司', 'Sales in vehicles, by company'), companies, { month, field: 'sales' }),
        partsTable(words('产量（辆），按公司', 'Output in vehicles, by company'), companies, {
          month,
          field: 'output',
        }),
      ]
    : [partsTable(words('销量（辆），按产品', 'Sales in vehicles, by product'), products, { month, field: 'sales' })];
  return [
    opening(month),
    wholeTable(month),
    ...milestone(month),
    heading(ofA ? '各公司' : '各类产品', ofA ? 'Companies' : 'Products'),
    movement(ofA ? companies : products, month),
    ...tables,
    heading(`${cn}数据说明`, `About the figures of ${en}`),
    BASIS,
  ];
}
