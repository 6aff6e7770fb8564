import { describe, expect, test } from 'vitest';
import { readPackFile, readPages, type Lang } from './read-pack.ts';

const pages = readPages();
const numberIn = (cell = '') => Number(cell.replaceAll(',', ''));
const textOf = (lang: Lang, path = '/about/intro') => pages.find((page) => page.path === path)?.texts[lang];

function tableOf(lang: Lang, caption: RegExp, path?: string): readonly (readonly string[])[] {
  const tables = (textOf(lang, path)?.blocks ?? []).flatMap((block) => (block.kind === 'table' ? [block] : []));
  return tables.find((table) => caption.test(table.caption))?.rows ?? [];
}

const CAPTIONS = {
  cn: {
    plants: /^四座整车工厂/,
    companies: /^各公司员工/,
    work: /^员工的工种/,
    years: /主要数据$/,
    markets: /境外市场/,
  },
  en: {
    plants: /^The four car plants/,
    companies: /^Employees by company/,
    work: /^Employees by kind/,
    years: /^Main figures/,
    markets: /markets abroad/,
  },
} as const;

describe.each(['cn', 'en'] as const)('the profile of the group in %s', (lang) => {
  const captions = CAPTIONS[lang];

  test('counts the same employees by company, by kind of work, at the end of the last year, and in its summary', () => {
    const [lastYear] = tableOf(lang, captions.years);
    const counts = [tableOf(lang, captions.companies).at(-1)?.[1], tableOf(lang, captions.work).at(-1)?.[1]];
    expect(counts).toEqual([lastYear?.at(-1), lastYear?.at(-1)]);
    expect(textOf(lang)?.description).toContain(lastYear?.at(-1));
  });

  test('gives shares of employees that sum to a hundred', () => {
    for (const caption of [captions.companies, captions.work]) {
      const shares = tableOf(lang, caption).map((row) => Number(row[2]?.replace('%', '')));
      expect(shares.slice(0, -1).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
    }
  });

  test('lets the plants build what the companies built in 2025', () => {
    const built = readPackFile('sales-by-company.json').flatMap(({ months }) =>
      months.filter(({ month }) => month.startsWith('2025')).map(({ output }) => output),
    );
    const [capacity, output] = (tableOf(lang, captions.plants).at(-1) ?? []).slice(3, 5).map(numberIn);
    expect(output).toBe(built.reduce((sum, one) => sum + one, 0));
    expect(output).toBeLessThan(capacity ?? 0);
  });

  test('names as many countries as it counts markets', () => {
    const rows = tableOf(lang, captions.markets);
    const named = rows.slice(0, -1).map(([, countries = '']) => countries.split(/, |、/).length);
    expect(named).toEqual(rows.slice(0, -1).map(([, , markets]) => numberIn(markets)));
    expect(numberIn(rows.at(-1)?.[2])).toBe(31);
  });
});

describe.each([
  ['cn', '母公司与十五家'],
  ['en', 'The parent and its fifteen'],
] as const)('the companies of the group in %s', (lang, caption) => {
  const blocks = ['/about/struct', '/companies'].flatMap((path) => textOf(lang, path)?.blocks ?? []);
  const [, ...companies] = tableOf(lang, new RegExp(`^${caption}`), '/about/struct');

  test('have a seat, a year and a purpose on one page where the other lists them', () => {
    const places = blocks.flatMap((block) => (block.kind === 'places' ? block.items : []));
    expect(companies).toHaveLength(15);
    for (const [name, seat, founded] of companies) {
      const place = places.find((one) => one.name === name);
      expect([name, place?.place]).toEqual([name, seat]);
      expect(place?.text).toContain(founded);
    }
  });

  test('are held as the tree of the group says', () => {
    const tree = blocks.flatMap((block) => (block.kind === 'tree' ? block.items : []));
    const held = tree.filter(({ note }) => note !== undefined);
    const unlike = held.filter(
      ({ name, note }) => !companies.some(([full = '', , , share]) => full.startsWith(name) && share === note),
    );
    expect(held).toHaveLength(15);
    expect(unlike).toEqual([]);
  });

  test('carry registration numbers that nobody can have', () => {
    const numbers = companies.map((row) => row.at(-1));
    expect(numbers.filter((number = '') => !/^DEMO-000000-\d{4}$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(15);
  });
});

describe.each([
  ['cn', /^七项指标/],
  ['en', /^Seven indicators/],
] as const)('the plan in %s', (lang, caption) => {
  test('gives the share of new energy by year as the sales of months do', () => {
    const months = readPackFile('sales.json');
    const shareOf = (year: string) => {
      const own = months.filter(({ month }) => month.startsWith(year));
      const sum = (name: 'nev' | 'sales') => own.reduce((all, one) => all + one[name], 0);
      return `${((sum('nev') / sum('sales')) * 100).toFixed(1)}%`;
    };
    const [, ...shares] = tableOf(lang, caption, '/about/plan')[0] ?? [];
    expect(shares).toEqual(['2022', '2023', '2024', '2025', '2026'].map(shareOf));
  });
});

describe.each(['cn', 'en'] as const)('the pages of plants in %s', (lang) => {
  test.each(['zengcheng', 'nansha', 'panyu', 'wuhan'])(
    '%s has the capacity, output and people of the profile',
    (plant) => {
      const place = { zengcheng: 0, nansha: 1, panyu: 2, wuhan: 3 }[plant] ?? -1;
      const figures = tableOf(lang, CAPTIONS[lang].plants)[place]?.slice(3) ?? [];
      const page = JSON.stringify(textOf(lang, `/about/ind/${plant}`)?.blocks);
      expect(figures).toHaveLength(3);
      expect(figures.filter((figure) => !page.includes(figure))).toEqual([]);
    },
  );
});

describe.each([
  ['cn', /辰岳[\p{Script=Han}]{0,6}控股/gu],
  ['en', /Chenyue [A-Z][a-z]+ Holding\w*/g],
] as const)('the controlling shareholder in %s', (lang, name) => {
  test('has one name, on pages and in announcements', () => {
    const announced = readPackFile('announcement-texts.json').map((text) => text[lang]);
    const said = [...pages.map(({ texts }) => texts[lang]), ...announced].flatMap(
      (text) => JSON.stringify(text ?? '').match(name) ?? [],
    );
    expect(said.length).toBeGreaterThan(4);
    expect([...new Set(said)]).toHaveLength(1);
  });
});
