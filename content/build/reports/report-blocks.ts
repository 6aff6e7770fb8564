import type { PackPage } from 'shared/contract/content/page-body';
import { readPackFile, readPages } from '../../src/read-pack.ts';
import { indexTable } from './report-index.ts';
import type { Edition } from './edition.ts';
import { change, figureOf, writeNumber, written } from './report-values.ts';

type Block = PackPage['blocks'][number];
type Builder = (names: readonly string[], edition: Edition) => Block;

/** Names that a caption has room for; two tables of a page must not be called alike. */
const FEW = 6;
/** Years that indicator tables and charts show, the report's own the last. */
const YEARS = 10;
const yearsUpTo = (year: number) => Array.from({ length: YEARS }, (_, at) => year - YEARS + 1 + at);

const WORDS = {
  cn: {
    year: '年份',
    item: '项目',
    change: '变动',
    month: '月份',
    output: '产量',
    sales: '销量',
    nev: '新能源车',
    share: '占比',
    total: '合计',
    against: (text: string) => `同比${text}`,
    spanOf: (name: string, from: number, until: number) => `${name}，${from}—${until}年`,
    compared: (names: string, year: number) =>
      names === '' ? `${year}年与上一年比较` : `${names}，${year}年与上一年比较`,
    months: (year: number) => `${year}年逐月产销（辆）`,
    byCompany: (year: number) => `${year}年各公司逐月销量（辆）`,
    byProduct: (year: number) => `${year}年各车型逐月销量（辆）`,
    nameIn: (name: string, unit: string) => `${name}（${unit}）`,
    join: (names: readonly string[]) => names.join('、'),
    uncounted: '横线表示当年没有统计。',
  },
  en: {
    year: 'Year',
    item: 'Item',
    change: 'Change',
    month: 'Month',
    output: 'Output',
    sales: 'Sales',
    nev: 'New energy',
    share: 'Share',
    total: 'Together',
    against: (text: string) => `${text} on the year before`,
    spanOf: (name: string, from: number, until: number) => `${name}, ${from} to ${until}`,
    compared: (names: string, year: number) =>
      names === '' ? `${year} and the year before` : `${names}: ${year} and the year before`,
    months: (year: number) => `Output and sales of ${year} by month (vehicles)`,
    byCompany: (year: number) => `Sales of ${year} by month and company (vehicles)`,
    byProduct: (year: number) => `Sales of ${year} by month and body (vehicles)`,
    nameIn: (name: string, unit: string) => `${name} (${unit})`,
    join: (names: readonly string[]) => names.join(', '),
    uncounted: 'A dash means that it was not counted in that year.',
  },
} as const;

const nameIn = (name: string, lang: Edition['lang']) =>
  WORDS[lang].nameIn(figureOf(name).name[lang], figureOf(name).unit[lang]);

/** A figure, or several of one unit, as columns of up to ten years. */
const chart: Builder = (names, { year, lang }) => {
  const figures = names.map(figureOf);
  const [first] = figures;
  if (!first) throw new Error('a chart of nothing');
  const counted = yearsUpTo(year).filter((one) => figures.some((figure) => figure.of(one, lang) !== undefined));
  const [from = year] = counted;
  const words = WORDS[lang];
  const name = words.join(figures.map((figure) => figure.name[lang]));
  const hasGaps = figures.some((figure) => counted.some((one) => figure.of(one, lang) === undefined));
  return {
    kind: 'chart',
    caption: words.spanOf(words.nameIn(name, first.unit[lang]), from, year),
    unit: first.unit[lang],
    axis: words.year,
    decimals: first.decimals[lang],
    years: counted.map(String),
    lines: figures.map((figure) => ({
      name: figure.name[lang],
      values: counted.map((one) => {
        const value = figure.of(one, lang);
        return value === undefined ? null : Number(value.toFixed(figure.decimals[lang]));
      }),
    })),
    ...(hasGaps ? { note: words.uncounted } : {}),
  };
};

/** Figures of ten years, a year in each row; years of which nothing is known are left out. */
const years: Builder = (names, { year, lang }) => {
  const isKnown = (one: number) => names.some((name) => figureOf(name).of(one, lang) !== undefined);
  const span = yearsUpTo(year).filter(isKnown);
  const words = WORDS[lang];
  const rows = span.toReversed().map((one) => [String(one), ...names.map((name) => written(name, one, lang))]);
  const caption = words.spanOf(words.join(names.map((name) => figureOf(name).name[lang])), span[0] ?? year, year);
  const note = rows.some((row) => row.includes('—')) ? { note: words.uncounted } : {};
  return { kind: 'table', caption, columns: [words.year, ...names.map((name) => nameIn(name, lang))], rows, ...note };
};

/** Figures of the year beside those of the year before. */
const compare: Builder = (names, { year, lang }) => {
  const words = WORDS[lang];
  const rows = names.map((name) => [
    nameIn(name, lang),
    written(name, year, lang),
    written(name, year - 1, lang),
    figureOf(name).unit[lang] === '%' ? '—' : change(name, year),
  ]);
  const columns = [words.item, String(year), String(year - 1), words.change];
  const few = names.length <= FEW ? words.join(names.map((name) => figureOf(name).name[lang])) : '';
  return { kind: 'table', caption: words.compared(few, year), columns, rows };
};

const figures: Builder = (names, { year, lang }) => ({
  kind: 'figures',
  items: names.map((name) => {
    const { unit, name: label } = figureOf(name);
    const note = unit[lang] === '%' ? {} : { note: WORDS[lang].against(change(name, year)) };
    return { value: written(name, year, lang).replace('%', ''), unit: unit[lang], label: label[lang], ...note };
  }),
});

const dividends: Builder = (_names, edition) => years(['interim', 'final', 'dividend', 'payout'], edition);

/** What is there for every month of the year, and its sum. */
const months: Builder = (_names, { year, lang }) => {
  const own = readPackFile('sales.json').filter(({ month }) => month.startsWith(String(year)));
  const words = WORDS[lang];
  const row = (name: string, { output, sales, nev }: { output: number; sales: number; nev: number }) => [
    name,
    ...[output, sales, nev].map((value) => writeNumber(value, 0)),
    `${writeNumber((nev / sales) * 100, 1)}%`,
  ];
  const total = own.reduce(
    (sum, one) => ({ output: sum.output + one.output, sales: sum.sales + one.sales, nev: sum.nev + one.nev }),
    { output: 0, sales: 0, nev: 0 },
  );
  return {
    kind: 'table',
    caption: words.months(year),
    columns: [words.month, words.output, words.sales, words.nev, words.share],
    rows: [...own.map((one) => row(one.month, one)), row(words.total, total)],
  };
};

type SoldBy = ReturnType<typeof readPackFile<'sales-by-company.json'>>[number];

function partsTable(parts: readonly SoldBy[], caption: string, { year, lang }: Edition): Block {
  const words = WORDS[lang];
  const columns = parts.map(({ name, months: all }) => ({
    name: name[lang],
    months: all.filter(({ month }) => month.startsWith(String(year))),
  }));
  const used = columns.filter((column) => column.months.some(({ sales }) => sales > 0));
  const names = used[0]?.months.map(({ month }) => month) ?? [];
  const valuesAt = (at: number) => used.map((column) => column.months[at]?.sales ?? 0);
  const sums = used.map((column) => column.months.reduce((sum, { sales }) => sum + sales, 0));
  const row = (name: string, values: readonly number[]) => [name, ...values.map((value) => writeNumber(value, 0))];
  return {
    kind: 'table',
    caption,
    columns: [words.month, ...used.map(({ name }) => name)],
    rows: [...names.map((name, at) => row(name, valuesAt(at))), row(words.total, sums)],
  };
}

const companies: Builder = (_names, edition) =>
  partsTable(readPackFile('sales-by-company.json'), WORDS[edition.lang].byCompany(edition.year), edition);
const products: Builder = (_names, edition) =>
  partsTable(readPackFile('sales-by-product.json'), WORDS[edition.lang].byProduct(edition.year), edition);

/** A table that another page has, by its address and id: `@from about/intro plants`. */
const from: Builder = ([path = '', id = ''], { lang }) => {
  const page = readPages().find((one) => one.path === `/${path}`)?.texts[lang];
  const block = page?.blocks.find((one) => 'id' in one && one.id === id);
  if (block?.kind !== 'table') throw new Error(`/${path} has no table #${id}`);
  const { caption, columns, rows, note } = block;
  return { kind: 'table', caption, columns, rows, ...(note === undefined ? {} : { note }) };
};

const BUILDERS: Readonly<Record<string, Builder>> = {
  chart,
  years,
  compare,
  figures,
  dividends,
  months,
  companies,
  products,
  from,
  index: (_names, edition) => indexTable(edition),
};

/** The chart or table that a line of a text stands for: a builder and the names of figures. */
export function blockNamed(line: string, edition: Edition): Block {
  const [name = '', ...names] = line.trim().split(/\s+/);
  const build = BUILDERS[name];
  if (!build) throw new Error(`nothing is called @${name}`);
  return build(names, edition);
}
