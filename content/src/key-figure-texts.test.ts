import { describe, expect, test } from 'vitest';
import type { PackPage } from 'shared/contract/content/page-body';
import { isKnown, isWritten, type TextFigure } from './known-figures.ts';
import { readArticles, readPackFile, readPages } from './read-pack.ts';

interface Pattern {
  name: TextFigure;
  unit?: 10;
  /** Its only group is the number. */
  text: RegExp;
}

/** How sentences name a figure of the group with its number. */
const PATTERNS: readonly Pattern[] = [
  { name: 'revenue', unit: 10, text: /营业收入(?:为|达|约)?([\d,.]+)亿元/g },
  { name: 'netProfit', unit: 10, text: /归母净利润(?:为|达|约)?([\d,.]+)亿元/g },
  { name: 'research', unit: 10, text: /研发投入(?:为|达|约)?([\d,.]+)亿元/g },
  { name: 'cashFlow', unit: 10, text: /经营活动现金流(?:为|达)?([\d,.]+)亿元/g },
  { name: 'revenue', text: /\b[Rr]evenue (?:was|of|rose [\d.]+% to|reached) (?:CNY )?([\d.]+) billion/g },
  { name: 'netProfit', text: /\b[Nn]et profit (?:was|of|rose [\d.]+% to|reached) (?:CNY )?([\d.]+) billion/g },
  { name: 'research', text: /\b[Rr]esearch (?:took|was|cost) (?:CNY )?([\d.]+) billion/g },
  { name: 'cashFlow', text: /operating cash flow (?:was )?([\d.]+)(?: billion)?[.,]/g },
  { name: 'sales', text: /(?:集团|全年|累计|我们|季度|上半年)(?:销售汽车|销售|销量)([\d,]{7,})辆/g },
  { name: 'sales', text: /\b(?:sold|Sales of|sales of|sales reach|Sales reach) ([\d,]{7,})\b/g },
  { name: 'dividend', text: /每10股(?:派(?:发现金红利|发)?)?([\d.]+)元/g },
  { name: 'dividend', text: /\b([\d.]+) yuan (?:for|per) (?:every )?ten shares/g },
  { name: 'dividend', text: /CNY ([\d.]+) for ten shares/g },
];

/** Every text of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const LISTS = [
  'modules.json',
  'announcement-texts.json',
  'results.json',
  'events.json',
  'lessons.json',
  'topics.json',
  'special-topics.json',
  'library.json',
] as const;

const years = readPackFile('key-figures.json');

const sources: { where: string; texts: string[] }[] = [
  ...readPages().map(({ path, texts }) => ({ where: path, texts: textsIn(texts) })),
  ...readArticles().map(({ baseId, texts }) => ({ where: baseId, texts: textsIn(texts) })),
  ...LISTS.map((file) => ({ where: file, texts: textsIn(readPackFile(file)) })),
];

const named = sources.flatMap(({ where, texts }) =>
  texts.flatMap((text) =>
    PATTERNS.flatMap(({ name, unit, text: pattern }) =>
      [...text.matchAll(pattern)].map(([found, number = '']) => ({ where, name, number, unit, found })),
    ),
  ),
);

const blocksOf = ({ blocks }: PackPage) =>
  blocks.flatMap((block) => (block.kind === 'tabs' ? block.items.flatMap((item) => item.blocks) : [block]));

/** How blocks of figures call them, with the year or below a heading that has it. */
const LABELS: readonly (readonly [RegExp, TextFigure])[] = [
  [/^(20\d\d年)?营业收入$|^Revenue( in 20\d\d)?$/, 'revenue'],
  [/^归母净利润$|^Net profit$/, 'netProfit'],
  [/^(20\d\d年)?研发投入$|^Research and development(?: in)? ?(20\d\d)?$/, 'research'],
  [/^每10股股息（含税）$|^Dividend per ten shares, before tax$/, 'dividend'],
  [/^(20\d\d年)?(前十个月)?销量$|^Sales( in 20\d\d|, January to October 20\d\d)?$/, 'sales'],
];

const inFigures = readPages().flatMap(({ path, texts }) =>
  Object.values(texts).flatMap((page) =>
    blocksOf(page).flatMap((block) =>
      block.kind === 'figures'
        ? block.items.flatMap(({ label, value, unit = '' }) => {
            const name = LABELS.find(([pattern]) => pattern.test(label))?.[1];
            const year = /20\d\d/.exec(`${label} ${block.heading ?? ''}`)?.[0] ?? '';
            return name ? [{ where: `${path}: ${label}`, year, name, value, unit: unit === '亿元' ? 10 : 1 }] : [];
          })
        : [],
    ),
  ),
);

// Spec I15: one source for every place that names such a figure.
describe('a key figure in words', () => {
  test('is named in many places, and by both languages', () => {
    expect(named.length).toBeGreaterThan(150);
    expect(new Set(named.map(({ name }) => name)).size).toBe(6);
    expect(inFigures.length).toBeGreaterThan(15);
  });

  test('is one that the group has had, wherever a sentence names it', () => {
    const wrong = named.filter(({ name, number, unit }) => !isKnown(name, number, unit));
    expect(wrong.map(({ where, found }) => `${where}: ${found}`)).toEqual([]);
  });

  test('is that of its year in every block of figures, or one that the group has had within it', () => {
    const wrong = inFigures.filter(({ name, year, value, unit }) => {
      const ofYear = name === 'dividend' ? undefined : years.find(({ id }) => id === year)?.[name];
      return !(ofYear === undefined ? isKnown(name, value, unit) : isWritten(ofYear * unit, value));
    });
    expect(wrong).toEqual([]);
  });
});
