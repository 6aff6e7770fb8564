import { PACK_FILES } from 'shared/contract/pack/pack';
import { describe, expect, test } from 'vitest';
import { HAN, HAN_BESIDE_SPACE } from './pack-probe.ts';
import {
  anchorsOf,
  leadsSomewhere,
  linksIn,
  linksInArticle,
  linksInList,
  picturesOfPage,
  routeOf,
  siteRoutes,
} from './page-probe.ts';
import { readArticles, readPackFile, readPages, type PackFile } from './read-pack.ts';

const pages = readPages();
const routes = siteRoutes;
const articles = readArticles();
const world = { pages, articles, routes };
const versions = pages.flatMap(({ path, texts }) =>
  (['cn', 'en'] as const).flatMap((lang) => (texts[lang] ? [{ path, lang, page: texts[lang] }] : [])),
);
/** Party-history study is told in Chinese only (spec SCR-dsjy2021, R-2). */
const CHINESE_ONLY = /^\/dsjy2021/;
const textOf = (path: string, lang: 'cn' | 'en') => pages.find((page) => page.path === path)?.texts[lang];
const blocksOf = (path: string, lang: 'cn' | 'en') => textOf(path, lang)?.blocks ?? [];
/** Numbers that nobody can have. */
const PLACEHOLDER = /^(400-000-00\d\d|020-0000-000\d|190-0000-0000)\D/;

describe('every link of the pack', () => {
  const isDead = (lang: 'cn' | 'en', path: string) => (url: string) => !leadsSomewhere(world, { path, lang, url });

  test.each(Object.keys(PACK_FILES) as PackFile[])('%s leads to pages that a section has', (file) => {
    const own = linksInList(readPackFile(file)).filter((url) => !/^https?:/.test(url));
    // What is in one language only stands in the menus of that language, which another test knows.
    expect(own.filter(isDead('cn', '/')).filter(isDead('en', '/'))).toEqual([]);
  });

  test('of an article leads to what is there, in its language', () => {
    const dead = articles.flatMap(({ baseId, texts }) =>
      (['cn', 'en'] as const).flatMap((lang) =>
        linksInArticle(texts[lang]?.body ?? '')
          .filter(isDead(lang, '/news/detail'))
          .map((url) => `${baseId} ${lang} ${url}`),
      ),
    );
    expect(dead).toEqual([]);
  });

  test('to a page that nobody has is found', () => {
    expect(['/invest/gone', '/news/detail?baseid=nobody', '/about/nothing'].filter(isDead('en', '/'))).toHaveLength(3);
  });
});

/** Places in the list at which a group is named for the first time. */
function firstOfGroups(path: string, lang: 'cn' | 'en'): number[][] {
  const lists = blocksOf(path, lang).flatMap((block) => (block.kind === 'places' ? [block.items] : []));
  return lists.map((items) => {
    const groups = items.map(({ group }) => group);
    return groups.map((group) => groups.indexOf(group));
  });
}

describe('every page', () => {
  // An address names a group by its place, and the switch of the language keeps it.
  test('has the groups of its lists in one order in both languages', () => {
    const both = pages.filter(({ texts }) => texts.cn && texts.en).map(({ path }) => path);
    const order = (lang: 'cn' | 'en') => both.map((path) => [path, firstOfGroups(path, lang)]);
    expect(order('en')).toEqual(order('cn'));
  });

  test.each(pages)('$path is in both languages, unless it is meant for one', ({ path, texts }) => {
    expect(Object.keys(texts)).toEqual(CHINESE_ONLY.test(path) ? ['cn'] : ['cn', 'en']);
  });

  test.each(versions)('$path in $lang has at least three blocks and a next step', ({ page }) => {
    expect(page.blocks.length).toBeGreaterThanOrEqual(3);
    expect(linksIn(page).filter((url) => url.startsWith('/')).length).toBeGreaterThanOrEqual(1);
  });

  test.each(versions)('$path in $lang names pictures that are in the pack', ({ page }) => {
    const known = readPackFile('media.json');
    expect(picturesOfPage(page).filter((name) => !(name in known))).toEqual([]);
  });

  test.each(versions)('$path in $lang links to what is there', ({ path, lang, page }) => {
    expect(linksIn(page).filter((url) => !leadsSomewhere(world, { path, lang, url }))).toEqual([]);
  });

  test.each(versions)('$path in $lang has every anchor once', ({ page }) => {
    const anchors = anchorsOf(page);
    expect(anchors.length).toBe(new Set(anchors).size);
  });

  test.each(versions)('$path opens with a picture where its route is dark, and nowhere else', ({ path, page }) => {
    expect(page.opening.picture !== undefined).toBe(routeOf(routes, path)?.headerTheme === 'dark');
  });

  test.each(['cn', 'en'] as const)('in %s has a title and a description of its own', (lang) => {
    const mine = versions.filter((version) => version.lang === lang).map(({ page }) => page);
    expect(new Set(mine.map(({ title }) => title)).size).toBe(mine.length);
    expect(new Set(mine.map(({ description }) => description)).size).toBe(mine.length);
  });

  test('has no Chinese in its English, and no space between Han and Latin in its Chinese', () => {
    const wrong = versions.filter(({ lang, page }) => {
      const all = JSON.stringify(page);
      return lang === 'en' ? HAN.test(all) : HAN_BESIDE_SPACE.test(all);
    });
    expect(wrong.map(({ path, lang }) => `${path} ${lang}`)).toEqual([]);
  });
});

describe.each(['cn', 'en'] as const)('the pages in %s', (lang) => {
  test('about the group are all linked to from their landing', () => {
    const landing = textOf('/about', lang);
    const children = pages.map(({ path }) => path).filter((path) => /^\/about\/[^/]+$/.test(path));
    expect(children).toHaveLength(11);
    expect(children.filter((path) => landing && !linksIn(landing).includes(path))).toEqual([]);
  });

  test('about people and plants of the group are linked to from the page above them', () => {
    const below = pages.map(({ path }) => path).filter((path) => /^\/about\/[^/]+\/[^/]+$/.test(path));
    expect(below).toHaveLength(19 + 5);
    const lost = below.filter((path) => {
      const above = textOf(path.slice(0, path.lastIndexOf('/')), lang);
      return !above || !linksIn(above).includes(path);
    });
    expect(lost).toEqual([]);
  });

  test('put 2,750 dealers into 31 provinces', () => {
    const [block] = blocksOf('/brand/service', lang).filter((one) => one.kind === 'provinces');
    expect(block?.items).toHaveLength(31);
    expect(block?.items.reduce((sum, { value }) => sum + value, 0)).toBe(2750);
  });

  test('give the joint ventures 50:40:10 and twice 50/50', () => {
    const [ventures] = blocksOf('/about/struct', lang).filter((one) => one.kind === 'holdings');
    const shares = ventures?.items.map(({ parts }) => parts.map(({ share }) => share).join(':'));
    expect(shares).toEqual(['50:40:10', '50:50', '50:50']);
  });

  test('tell the years from 1997 to 2026, each with an address', () => {
    const ids = blocksOf('/about/history', lang).flatMap((one) => (one.kind === 'timeline' ? one.items : []));
    expect([ids.at(0)?.id, ids.at(-1)?.id]).toEqual(['y2026', 'y1997']);
    expect(ids.filter(({ id, date }) => id.slice(0, 5) !== `y${/\d{4}/.exec(date)?.[0]}`)).toEqual([]);
    expect(ids.map(({ id }) => id.slice(1, 5))).toEqual(
      ids
        .map(({ id }) => id.slice(1, 5))
        .toSorted()
        .toReversed(),
    );
  });

  test('tell at least fifty things of these years, each with a picture, a story or a document', () => {
    const entries = blocksOf('/about/history', lang).flatMap((one) => (one.kind === 'timeline' ? one.items : []));
    expect(entries.length).toBeGreaterThanOrEqual(50);
    expect(entries.filter(({ picture, url }) => picture === undefined && url === undefined)).toEqual([]);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  test('give the sales of a year as the key figures do', () => {
    const sold = new Map(readPackFile('key-figures.json').map(({ id, sales }) => [id, sales.toLocaleString('en-US')]));
    const tables = [...blocksOf('/about/history', lang), ...blocksOf('/about/intro', lang)];
    const ofYears = tables.filter((one) => one.kind === 'table' && /^\d{4}$/.test(one.rows[0]?.[0] ?? ''));
    const rows = ofYears.flatMap((one) => (one.kind === 'table' ? one.rows : []));
    expect(rows.length).toBe(20);
    expect(rows.filter(([year = '', sales]) => sold.get(year) !== sales)).toEqual([]);
    const curve = blocksOf('/about/history', lang).flatMap((one) => (one.kind === 'curve' ? one.items : []));
    const known = curve.filter(({ year }) => sold.has(year));
    expect(known.length).toBeGreaterThan(3);
    expect(known.filter(({ year, value }) => sold.get(year) !== value.toLocaleString('en-US'))).toEqual([]);
  });

  test('give every telephone number to one office only', () => {
    const contacts = versions
      .filter((version) => version.lang === lang)
      .flatMap(({ page }) => page.blocks.flatMap((one) => (one.kind === 'contacts' ? one.items : [])));
    const mails = new Map<string, Set<string>>();
    for (const { phone, email } of contacts) {
      if (phone !== undefined && email !== undefined) mails.set(phone, (mails.get(phone) ?? new Set()).add(email));
    }
    expect([...mails].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
    expect(contacts.filter(({ phone = '020-0000-0000 ' }) => !PLACEHOLDER.test(phone))).toEqual([]);
  });
});
