import { readdirSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { PACK_FILES } from 'shared/contract/pack/pack';
import { darkVariantName } from 'shared/contract/content/picture';
import { describe, expect, test } from 'vitest';
import { isThere, menusOf } from '../build/menu-tree.ts';
import { byteBudget, FORMATS } from '../build/picture-budget.ts';
import { HAN, HAN_BESIDE_SPACE, hansIn, linksOf, pathsWithHan, picturesOf } from './pack-probe.ts';
import { siteLinks } from './page-probe.ts';
import { MEDIA_ROOT, readArticles, readPackFile, type PackFile } from './read-pack.ts';

const pictures = readPackFile('media.json');
const articles = readArticles();
const media = readdirSync(MEDIA_ROOT);
const sizesOf = (picture: (typeof pictures)[string] | undefined) =>
  picture && { width: picture.width, widths: picture.widths };
const october = readPackFile('sales.json').at(-1);
/** What the pack was written for; the filters of the news list are measured from here. */
const TODAY = '2026-11-21';

const daysBefore = (days: number) => {
  const time = Date.parse(`${TODAY}T00:00:00Z`) - days * 86_400_000;
  return new Date(time).toISOString().slice(0, 10);
};
const texts = articles.flatMap(({ baseId, meta, texts }) =>
  Object.entries(texts).map(([lang, text]) => ({ baseId, category: meta.category, lang, ...text })),
);
/** Innovations, special pages and notices of the site: no stories, so they need neither subheads nor a quotation. */
const SPEECHES = 'SPC-MTZX-JHSL';
const SHORT_COLUMNS = /^COL-(KJCX-CXCG|ZTHD)/;
const words = (value: number) => value.toLocaleString('en-US');

describe('every file of the pack', () => {
  test.each(Object.keys(PACK_FILES) as PackFile[])('%s has the shape of its contract', (file) => {
    expect(() => readPackFile(file)).not.toThrow();
  });

  test.each(Object.keys(PACK_FILES) as PackFile[])('%s has no Chinese in its English', (file) => {
    expect(pathsWithHan(readPackFile(file))).toEqual([]);
  });
});

describe('the Chinese of every file', () => {
  test.each(Object.keys(PACK_FILES) as PackFile[])('%s holds no space between Han and Latin', (file) => {
    const all = JSON.stringify(readPackFile(file));
    expect(all).not.toMatch(HAN_BESIDE_SPACE);
  });
});

describe('pictures', () => {
  test('every picture exists in every width and format it names, and nothing else lies about', () => {
    const wanted = Object.entries(pictures).flatMap(([name, { widths }]) =>
      widths.flatMap((width) => FORMATS.map((format) => `${name}-${width}.${format}`)),
    );
    const pictureFiles = media.filter((file) => /\.(avif|webp)$/.test(file));
    expect(pictureFiles.toSorted()).toEqual(wanted.toSorted());
  });

  test('no file is heavier than the budget of its width', () => {
    const tooHeavy = media.filter((file) => {
      if (!/\.(avif|webp)$/.test(file)) return false;
      const [, width = '0', format = ''] = /-(\d+)\.(avif|webp)$/.exec(file) ?? [];
      return statSync(new URL(file, MEDIA_ROOT)).size > byteBudget(Number(width), format === 'avif' ? 'avif' : 'webp');
    });
    expect(tooHeavy).toEqual([]);
  });

  test('every picture that banners, brands, library and articles name is in the pack', () => {
    expect(picturesOf(articles).filter((name) => !(name in pictures))).toEqual([]);
  });

  test('a vehicle on the bright ground has a twin by night in the same sizes, for pages with a dark theme', () => {
    // The concept on the bright ground is for download only.
    const bright = Object.entries(pictures).filter(
      ([name, { alt }]) => /in a light studio|(?<!almost )from the side$/.test(alt.en) && !name.startsWith('s1-'),
    );
    expect(bright.length).toBeGreaterThan(40);
    const lacking = bright.filter(
      ([name, { width, widths }]) => !isDeepStrictEqual({ width, widths }, sizesOf(pictures[darkVariantName(name)])),
    );
    expect(lacking.map(([name]) => name)).toEqual([]);
  });

  test('the picture of an article can stand in a link preview', () => {
    const narrow = articles.filter(({ meta }) => meta.picture && !pictures[meta.picture]?.widths.includes(1200));
    expect(narrow.map(({ baseId }) => baseId)).toEqual([]);
  });
});

describe('the dictionary of search', () => {
  test.each(['cn', 'en'] as const)('knows every brand and vehicle in %s, and nothing twice', (lang) => {
    const known = readPackFile('dictionary.json')[lang];
    const named = readPackFile('brands.json').flatMap(({ vehicles }) => vehicles.map(({ tit }) => tit[lang]));
    const brands = readPackFile('brands.json').map(({ brandName }) => brandName[lang]);
    expect(known).toEqual(expect.arrayContaining([...named, ...brands]));
    expect(new Set(known).size).toBe(known.length);
  });
});

describe('links of menus and modules', () => {
  const known = [
    /^\/news(\?column=COL-XWZX-(QYDT|PPDT|MTBD))?$/,
    /^\/invest\/stock(\?market=[AH])?$/,
    /^\/media(\?type=(video|image|pack))?$/,
    /^\/talent([?]track=|#)(social|campus|overseas|training)$/,
    /^\/brand(\?brand=(chenyue|yaoxing|yunji|ruichuan|heyuan|lingye))?$/,
    /^https:\/\/beian\.(miit|mps)\.gov\.cn$/,
  ];
  const stories = articles.map(({ baseId, meta }) => siteLinks.article({ baseId, categoryCode: meta.category }));
  const topicPages = readPackFile('topics.json').map(({ id }) => `/media/detail?id=${id}`);
  const withoutQuery = (url: string) => !/[?#]/.test(url);

  test.each(linksOf())('%s leads to an article, or to a page that is there', (url) => {
    expect(isThere(url)).toBe(true);
    expect(
      [...stories, ...topicPages].includes(url) || withoutQuery(url) || known.some((pattern) => pattern.test(url)),
    ).toBe(true);
  });

  test('the menus are those of the build, as far as their pages are there', () => {
    const idsOf = (items: ReturnType<typeof menusOf>): string[] =>
      items.flatMap(({ id, sonMenu }) => [id, ...idsOf(sonMenu)]);
    const possible = idsOf(menusOf());
    expect(idsOf(readPackFile('menus.json')).filter((id) => !possible.includes(id))).toEqual([]);
  });

  test('a story that a menu item for one language only leads to is in that language', () => {
    const items = readPackFile('menus.json').flatMap((item) => [item, ...item.sonMenu]);
    const elsewhere = items.filter(({ language, url }) => {
      const story = articles.find(({ baseId }) => url.endsWith(`=${baseId}`));
      return language !== 0 && story !== undefined && story.texts[language === 1 ? 'cn' : 'en'] === undefined;
    });
    expect(elsewhere).toEqual([]);
  });
});

describe('articles', () => {
  test('most exist in both languages, some in Chinese only, some in English only', () => {
    const chineseOnly = articles.filter(({ texts }) => texts.cn && !texts.en).length;
    const englishOnly = articles.filter(({ texts }) => texts.en && !texts.cn).length;
    expect(chineseOnly).toBeGreaterThanOrEqual(3);
    expect(englishOnly).toBeGreaterThanOrEqual(2);
    expect(articles.length - chineseOnly - englishOnly).toBeGreaterThan(articles.length / 2);
  });

  test('each step of the time filter shows more than the one before', () => {
    const counts = [1, 7, 30, 90, 180, 10_000].map(
      (days) => articles.filter(({ meta }) => meta.publishTime >= daysBefore(days)).length,
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts.every((count, index) => index === 0 || count > (counts[index - 1] ?? 0))).toBe(true);
  });

  const stories = texts.filter(({ category }) => !SHORT_COLUMNS.test(category) && category !== SPEECHES);
  const notes = texts.filter(({ category }) => SHORT_COLUMNS.test(category));
  const lengthOf = ({ lang, body }: (typeof texts)[number]) =>
    lang === 'cn' ? hansIn(body) : body.split(/\s+/).length;

  test.each(stories)('$baseId in $lang has subheads, a quotation and the right length', (text) => {
    const [least, most] = text.lang === 'cn' ? [250, 1200] : [150, 800];
    expect(lengthOf(text)).toBeGreaterThanOrEqual(least);
    expect(lengthOf(text)).toBeLessThanOrEqual(most);
    expect(text.body).toMatch(/^## /m);
    expect(text.body).toMatch(/^> /m);
  });

  test.each(notes)('$baseId in $lang is short, but not empty', (text) => {
    expect(lengthOf(text)).toBeGreaterThanOrEqual(text.lang === 'cn' ? 80 : 60);
    expect(lengthOf(text)).toBeLessThanOrEqual(520);
  });

  test.each([
    ['COL-XWZX', 60],
    ['COL-SHZR-ZRDT', 12],
    ['COL-KJCX-JSWZ', 20],
    ['COL-KJCX-CXCG', 24],
    ['COL-ZTHD', 18],
  ])('%s has at least %i', (column, least) => {
    expect(articles.filter(({ meta }) => meta.category.startsWith(column)).length).toBeGreaterThanOrEqual(least);
  });

  test('most of the news was written in the last two years', () => {
    const news = articles.filter(({ meta }) => meta.category.startsWith('COL-XWZX'));
    const recent = news.filter(({ meta }) => meta.publishTime >= '2025');
    expect(recent.length / news.length).toBeGreaterThan(0.8);
    expect(articles.filter(({ meta }) => meta.publishTime.slice(0, 10) > TODAY)).toEqual([]);
  });

  test.each(texts)('$baseId in $lang shares a tag with another article', ({ baseId, lang, front }) => {
    const others = texts.filter((text) => text.lang === lang && text.baseId !== baseId);
    const tags = others.flatMap((text) => text.front.tags);
    expect(tags).toEqual(expect.arrayContaining([expect.toBeOneOf(front.tags)]));
  });

  const chinese = texts.filter(({ lang }) => lang === 'cn');
  const english = texts.filter(({ lang }) => lang === 'en');

  test.each(chinese)('$baseId sets Chinese with full-width marks and no spaces', ({ front, body }) => {
    const all = [...Object.values(front).flat(), body].join('\n');
    expect(all).not.toMatch(HAN_BESIDE_SPACE);
    expect(all).not.toMatch(/\p{Script=Han}[,;:!?]|"|[：。，；]\*\*/u);
  });

  test.each(english)('$baseId sets English with curly quotation marks and no Chinese', ({ front, body }) => {
    const all = [...Object.values(front).flat(), body].join('\n');
    expect(all).not.toMatch(HAN);
    expect(all).not.toMatch(/[，。：；？！'"]/);
  });
});

test('menus, modules and activities link to articles at their own addresses', () => {
  const own = new Map(
    articles.map(({ baseId, meta }) => [baseId, siteLinks.article({ baseId, categoryCode: meta.category })]),
  );
  const links = linksOf().flatMap((url) => {
    const [, baseId] = /\/detail\?baseid=([^&#]+)/.exec(url) ?? [];
    return baseId === undefined || !own.has(baseId) ? [] : [[url, own.get(baseId)]];
  });
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(([url, address]) => url !== address)).toEqual([]);
});

describe('figures that appear in several places', () => {
  const text = (baseId: string) => {
    const texts = articles.find((article) => article.baseId === baseId)?.texts;
    return [texts?.cn?.body ?? '', texts?.en?.body ?? ''];
  };
  const soldFrom = (first: string, last: string) =>
    readPackFile('sales.json')
      .filter(({ month }) => month >= first && month <= last)
      .reduce((sum, { sales }) => sum + sales, 0);

  test('October 2026 is the last month, and its story tells the same numbers', () => {
    expect(october).toMatchObject({ month: '2026-10', sales: 187_420, output: 191_206 });
    for (const body of text('october-sales')) {
      expect(body).toContain(words(october?.sales ?? 0));
      expect(body).toContain(words(october?.output ?? 0));
      expect(body).toContain(words(october?.nev ?? 0));
      expect(body).toContain(words(soldFrom('2026-01', '2026-10')));
      expect(body).toContain(`${(((october?.nev ?? 0) / (october?.sales ?? 1)) * 100).toFixed(1)}%`);
      expect(body).toContain(`${((187_420 / soldFrom('2025-10', '2025-10') - 1) * 100).toFixed(1)}%`);
    }
  });

  test('new energy passed half in October 2026 for the first time', () => {
    const shares = readPackFile('sales.json').map(({ nev, sales }) => nev / sales);
    expect(shares.findIndex((share) => share > 0.5)).toBe(shares.length - 1);
  });

  test.each([
    ['half-year-results', '2026-01', '2026-06'],
    ['third-quarter-results', '2026-01', '2026-09'],
    ['third-quarter-results', '2026-07', '2026-09'],
  ])('%s gives the sales of %s to %s', (baseId, first, last) => {
    for (const body of text(baseId)) expect(body).toContain(words(soldFrom(first, last)));
  });

  test.each(['stock-a.json', 'stock-h.json'] as const)('%s is a possible history of a share', (file) => {
    const { candles } = readPackFile(file);
    expect(candles.length).toBeGreaterThanOrEqual(520);
    const impossible = candles.filter(([date, open, close, low, high], index) => {
      const [dateBefore = '', , closeBefore = close] = candles[index - 1] ?? [];
      const weekend = new Date(date).getUTCDay() % 6 === 0;
      const encloses = low <= Math.min(open, close) && high >= Math.max(open, close);
      return weekend || date <= dateBefore || !encloses || Math.abs(close / closeBefore - 1) >= 0.1;
    });
    expect(impossible).toEqual([]);
  });

  test('what the shares are compared with has a value for every day of theirs, and the rate of the lesson', () => {
    const benchmarks = readPackFile('benchmarks.json');
    const daysOf = (file: 'stock-a.json' | 'stock-h.json') => readPackFile(file).candles.map(([day]) => day);
    for (const { id, values } of benchmarks) {
      const days = new Set(values.map(([day]) => day));
      const traded = [...daysOf('stock-a.json'), ...(id === 'rate' ? daysOf('stock-h.json') : [])];
      expect(traded.filter((day) => !days.has(day))).toEqual([]);
      const jumps = values.filter(([day, value], at) => {
        const [before, last] = values[at - 1] ?? ['', value];
        return day <= before || Math.abs(value / last - 1) >= 0.1;
      });
      expect(jumps).toEqual([]);
    }
    expect(benchmarks.find(({ id }) => id === 'rate')?.values.at(-1)).toEqual(['2026-11-20', 0.92]);
  });

  test('holders of H shares are entitled until some days before their register closes', () => {
    const late = readPackFile('dividends.json').filter(
      ({ recordDate, hRecordDate, hExDate }) => hRecordDate !== recordDate || hExDate >= hRecordDate,
    );
    expect(late).toEqual([]);
  });

  test('images say how large they really are', () => {
    const library = readPackFile('library.json');
    expect(library.length).toBeGreaterThanOrEqual(14);
    const images = library.filter(({ kind }) => kind === 'image');
    const sizes = images.map(({ url }) => statSync(new URL(url.split('/').at(-1) ?? '', MEDIA_ROOT)).size);
    expect(images.map(({ size }) => size)).toEqual(sizes);
  });
});
