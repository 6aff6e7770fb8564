import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { articleRoute, createLinks, routeName } from 'shared/contract/section/links';
import type { RouteTable } from 'shared/contract/section/route';
import { expect, it } from 'vitest';
import { ARTICLE_PAGES, articleAddress, pageAddress, PAGES, pagePath } from './page-addresses.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** By name, because the service depends on no section. */
async function routeTables(): Promise<Record<string, RouteTable>> {
  const files = globSync('mf-*/src/routes.ts', { cwd: ROOT });
  const tables = files.map(async (file) => {
    const { routes } = (await import(pathToFileURL(path.join(ROOT, file)).href)) as { routes: RouteTable };
    return [file.split(path.sep)[0] ?? '', routes] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}
const tables = await routeTables();
const rows = Object.entries(tables).flatMap(([app, table]) =>
  Object.entries(table).map(([row, route]) => [routeName(app, row) as string, route] as const),
);

it.each(Object.entries(PAGES))('%s is where its section has it, and takes what links fill in', (name, page) => {
  const route = rows.find(([row]) => row === name)?.[1];
  expect(route?.pattern).toBe(page.pattern);
  expect(route?.query).toEqual(expect.arrayContaining([...page.query]));
});

it.each(['', 'COL-XWZX-QYDT', ...Object.keys(ARTICLE_PAGES).map((root) => `${root}-X`)])(
  'an article of "%s" is where the sections show it',
  (categoryCode) => {
    const article = { baseId: 'aero & lab', categoryCode };
    expect(articleAddress(article)).toBe(createLinks(tables).article(article));
  },
);

it('every family of articles with a page of its own is known', () => {
  const families = rows.flatMap(([, { offers }]) => offers?.articles ?? []);
  expect(families.toSorted()).toEqual(['', ...Object.keys(ARTICLE_PAGES)].toSorted());
  expect(articleRoute([], 'COL')).toBeUndefined();
});

it('a page is named in a language, with what the link fills in', () => {
  expect(pageAddress('booking.visit', { step: 'visit' })).toBe('/book/visit');
  expect(pagePath('en', 'content.successSub', { type: 'confirm', token: 'a b' })).toBe(
    '/cn/en/successSub?type=confirm&token=a%20b',
  );
});
