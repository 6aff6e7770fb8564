import { describe, expect, test } from 'vitest';
import type { PackPage } from 'shared/contract/content/page-body';
import { readArticles, readPackFile, readPages, type Lang } from './read-pack.ts';

type Figure = 'sales' | 'revenue' | 'netProfit' | 'research' | 'cashFlow' | 'assets' | 'equity' | 'perShare';

/** How tables call a figure in either language. */
const NAMES: readonly (readonly [RegExp, Figure])[] = [
  [/^(销量|Sales)/, 'sales'],
  [/^(营业收入|Revenue)/, 'revenue'],
  [/^(归母净利润|Net profit)/, 'netProfit'],
  [/^(研发投入|Research)/, 'research'],
  [/^(经营活动现金流|经营现金流|Operating cash flow)/, 'cashFlow'],
  [/^(总资产|Assets|Total assets)/, 'assets'],
  [/^(归母净资产|股东权益|Equity)/, 'equity'],
  [/^(每股收益|Earnings per share)/, 'perShare'],
];
const figures = new Map<string, object>(readPackFile('key-figures.json').map((year) => [year.id, year]));
const YEAR = /^20\d\d(?:年)?$/;
const yearIn = (cell: string) => (YEAR.test(cell) ? cell.slice(0, 4) : undefined);

interface Named {
  where: string;
  year: string;
  name: Figure;
  text: string;
  /** The unit stands in the name of the column or row. */
  inTenths: boolean;
}

interface Table {
  caption?: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a table says of a figure in a year: years as rows or as columns. */
function namedIn(where: string, { caption = '', columns, rows }: Table): Named[] {
  const figureOf = (label: string) => NAMES.find(([pattern]) => pattern.test(label))?.[1];
  return rows.flatMap((row) =>
    row.slice(1).flatMap((text, at): Named[] => {
      const [column = '', label = ''] = [columns[at + 1], row[0]];
      const year = yearIn(label) ?? yearIn(column);
      const title = yearIn(label) === undefined ? label : column;
      const name = figureOf(title);
      return year !== undefined && name && /^[\d,.]+$/.test(text)
        ? [{ where, year, name, text, inTenths: `${title}${caption}`.includes('亿元') }]
        : [];
    }),
  );
}

const blocksOf = ({ blocks }: PackPage) =>
  blocks.flatMap((block) => (block.kind === 'tabs' ? block.items.flatMap((item) => item.blocks) : [block]));
const LANGS = ['cn', 'en'] as const satisfies readonly Lang[];

const onPages = readPages().flatMap(({ path, texts }) =>
  LANGS.flatMap((lang) => {
    const page = texts[lang];
    return (page ? blocksOf(page) : []).flatMap((block) =>
      block.kind === 'table' ? namedIn(`${path} ${lang}`, block) : [],
    );
  }),
);

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const inArticles = readArticles().flatMap(({ baseId, texts }) =>
  LANGS.flatMap((lang) => {
    const tables = texts[lang]?.body.match(/(?:^\|.*\|$\n?)+/gm) ?? [];
    return tables.flatMap((table) => {
      const [columns = [], , ...rows] = table.trim().split('\n').map(cellsOf);
      return namedIn(`${baseId} ${lang}`, { columns, rows });
    });
  }),
);

const inAnnouncements = readPackFile('announcement-texts.json').flatMap((text) =>
  LANGS.flatMap((lang) =>
    (text[lang] ?? []).flatMap((piece) => (piece.kind === 'table' ? namedIn(`${text.id} ${lang}`, piece) : [])),
  ),
);

// Spec I15: `keyFigure/list` gives what `key-figures.json` holds; every other place must say the same.
describe('issue 17, item 7: a key figure', () => {
  const all = [...onPages, ...inArticles, ...inAnnouncements];

  test('is named in many places', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(({ where }) => where.split(' ')[0])).size).toBeGreaterThan(3);
  });

  test('is the same wherever it is named', () => {
    const wrong = all.flatMap(({ where, year, name, text, inTenths }) => {
      const known: unknown = Reflect.get(figures.get(year) ?? {}, name);
      if (typeof known !== 'number') return [];
      const decimals = text.split('.')[1]?.length ?? 0;
      const expected = (inTenths ? known * 10 : known).toFixed(decimals);
      return text.replaceAll(',', '') === expected ? [] : [`${where}: ${name} of ${year} is ${expected}, not ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});
