import { describe, expect, test } from 'vitest';
import type { PackPage } from 'shared/contract/content/page-body';
import { linksOf } from './pack-probe.ts';
import { linksIn } from './page-probe.ts';
import { readPackFile, readPages, type Lang } from './read-pack.ts';

const pages = readPages();
const LANGS = ['cn', 'en'] as const satisfies readonly Lang[];
const textOf = (path: string, lang: Lang) => pages.find((page) => page.path === path)?.texts[lang];
const plainBlocks = ({ blocks }: PackPage) =>
  blocks.flatMap((block) => (block.kind === 'tabs' ? block.items.flatMap((item) => item.blocks) : [block]));

const TOTAL = /^(合计|Together)$/;
const numberIn = (cell: string) => Number(cell.replaceAll(',', ''));
const tables = pages.flatMap(({ path, texts }) =>
  LANGS.flatMap((lang) => {
    const page = texts[lang];
    const found = page ? plainBlocks(page).filter((block) => block.kind === 'table') : [];
    return found.map(({ caption, rows }) => ({ path, lang, caption, rows }));
  }),
);
const summed = tables.filter(({ rows }) => TOTAL.test(rows.at(-1)?.[0] ?? ''));

describe('the tables of pages', () => {
  test.each(summed)('$path in $lang adds up: $caption', ({ rows }) => {
    const parts = rows.slice(0, -1);
    const total = rows.at(-1) ?? [];
    const columns = total.flatMap((cell, at) => (/^[\d,.]+$/.test(cell) ? [at] : []));
    expect(columns).not.toEqual([]);
    for (const at of columns) {
      const sum = parts.reduce((so, row) => so + numberIn(row[at] ?? ''), 0);
      expect(sum).toBeCloseTo(numberIn(total[at] ?? ''), 6);
    }
  });

  test.each(LANGS)('give investors in %s the key figures and dividends of ten years as the lists do', (lang) => {
    const [years = [], , dividends = []] = tables
      .filter((table) => table.path === '/invest/basic' && table.lang === lang)
      .map(({ rows }) => rows);
    const figures = readPackFile('key-figures.json');
    expect(years.map(([year, sales]) => [year, sales])).toEqual(
      figures.map(({ id, sales }) => [id, sales.toLocaleString('en-US')]),
    );
    const paid = new Map<string, number>();
    for (const { year, per10Shares } of readPackFile('dividends.json')) {
      paid.set(String(year), (paid.get(String(year)) ?? 0) + per10Shares);
    }
    expect(dividends.map(([year, , , sum]) => [year, sum])).toEqual(
      figures.map(({ id }) => [id, paid.get(id)?.toFixed(2)]),
    );
  });

  test.each(LANGS)('say in %s alike who holds the shares, by picture, by number and on both pages', (lang) => {
    const holdersOn = (path: string) => {
      const page = textOf(path, lang);
      const blocks = page ? plainBlocks(page) : [];
      const held = blocks.flatMap((block) => (block.kind === 'holdings' ? block.items : []));
      return held.find(({ parts }) => parts.length === 4)?.parts;
    };
    const parts = holdersOn('/invest/shareholders');
    expect(parts).toEqual(holdersOn('/about/struct'));
    const rows = tables.find((table) => table.path === '/invest/shareholders' && table.lang === lang)?.rows ?? [];
    const byHolder = new Map(rows.map(([holder, , count = '', of]) => [holder, [numberIn(count), of]]));
    for (const { holder, share } of parts ?? [])
      expect([holder, byHolder.get(holder)]).toEqual([holder, [share * 104_400_000, `${share.toFixed(2)}%`]]);
  });

  test('tell investors how many lessons there are, and how long all of them take', () => {
    const lessons = readPackFile('lessons.json');
    expect(lessons).toHaveLength(6);
    expect(lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(23);
    expect(textOf('/invest/education', 'en')?.opening.lead).toMatch(/^Six lessons, twenty-three minutes\./);
    expect(textOf('/invest/education', 'cn')?.opening.lead).toMatch(/^六课，二十三分钟。/);
  });
});

describe('special pages', () => {
  const SPECIAL = /^\/(Auto|lh|dsjy|activity\/|zt\/)/;
  const special = pages.filter(({ path }) => SPECIAL.test(path));

  test.each(special)('$path can be reached from a page or a menu', ({ path }) => {
    const elsewhere = pages.filter((page) => page.path !== path);
    const links = elsewhere.flatMap(({ texts }) => LANGS.flatMap((lang) => (texts[lang] ? linksIn(texts[lang]) : [])));
    expect([...links, ...linksOf()]).toContain(path);
  });

  test('are each built in another order of blocks', () => {
    const shapes = special.map(({ texts }) => texts.cn?.blocks.map(({ kind }) => kind).join(' '));
    expect(new Set(shapes).size).toBe(special.length);
  });
});
