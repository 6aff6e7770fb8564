import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImports, insertAfter, insertBefore } from './edits.ts';
import { camel, kebab, sectionName, titleOf, type Title } from './names.ts';
import { pageFiles, pageWords, routeRow, tableImports, tableRow, type NewPage } from './page-files.ts';
import { NewError, type Plan } from './plan.ts';

const AFTER_MESSAGES = { cn: 'export const cn = {', en: 'export const en = {' } as const;

/** `/talent` of the section whose first row has `/talent` or something below it; empty for the section at the root. */
function baseOf(routes: string): string {
  const [, segment = ''] = /'(\/[a-z0-9-]*)[^']*'/.exec(routes) ?? [];
  return segment === '/' ? '' : segment;
}

function trailOf(folder: string): Pick<NewPage, 'trail' | 'below'> {
  const [file] = globSync('src/model/*-trail.ts', { cwd: folder });
  if (file === undefined) throw new NewError(`${folder} has no src/model/<name>-trail.ts with the way to its pages.`);
  const takesCrumbs = /trailTo\(lang: Lang, \.\.\.below/.test(readFileSync(join(folder, file), 'utf8'));
  return { trail: `../../${file.slice('src/'.length)}`, below: takesCrumbs ? ', { name: title }' : ', title' };
}

/** How the other pages of the section name their breadcrumb. */
function breadcrumbOf(folder: string): string {
  const pages = globSync('src/**/*.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = pages.map((text) => /label: t\('([a-z.A-Z]+)'\), crumbs:/.exec(text)?.[1]).find((path) => path);
  if (found === undefined) throw new NewError(`No page of ${folder} has a breadcrumb to take the name of.`);
  return found;
}

interface Wanted {
  readonly section: string;
  readonly name: string;
  readonly address: string;
}

function refuseTaken(root: string, { section, name, address }: Wanted): void {
  const routes = globSync('mf-*/src/routes.ts', { cwd: root });
  const taken = routes.find((file) => readFileSync(join(root, file), 'utf8').includes(`'${address}'`));
  if (taken !== undefined) throw new NewError(`${address} stands in ${taken} already.`);
  const words = readFileSync(join(root, section, 'src/messages/en.ts'), 'utf8');
  if (new RegExp(`^ {2}${camel(name)}: `, 'm').test(words)) {
    throw new NewError(`${section}/src/messages has words called ${camel(name)} already: take another name.`);
  }
}

/** `mf-talent/visit-times`: a page of a section that is there. Throws `NewError`. */
export function planPage(root: string, wanted: string, words: Partial<Title>): Plan {
  const [first, second] = wanted.split('/');
  const section = sectionName(first);
  const name = kebab(second, 'page');
  const folder = join(root, section);
  if (!existsSync(join(folder, 'src/routes.ts'))) throw new NewError(`There is no section ${section}.`);
  const address = `${baseOf(readFileSync(join(folder, 'src/routes.ts'), 'utf8'))}/${name}`;
  refuseTaken(root, { section, name, address });
  const page = { section, name, address, title: titleOf(name, words), path: breadcrumbOf(folder), ...trailOf(folder) };
  const messages = pageWords(page);
  return {
    create: Object.fromEntries(Object.entries(pageFiles(page)).map(([path, text]) => [`${section}/${path}`, text])),
    edit: {
      [`${section}/src/routes.ts`]: (text) => insertBefore(text, '} as const satisfies RouteTable', routeRow(page)),
      [`${section}/src/pages.ts`]: (text) =>
        insertAfter(addImports(text, ...tableImports(name)), 'export const pages = {', tableRow(name)),
      [`${section}/src/messages/cn.ts`]: (text) => insertAfter(text, AFTER_MESSAGES.cn, messages.cn),
      [`${section}/src/messages/en.ts`]: (text) => insertAfter(text, AFTER_MESSAGES.en, messages.en),
    },
    next: [
      `Words: ${camel(name)} in ${section}/src/messages/cn.ts and en.ts; then pnpm --filter shared fonts.`,
      `The way there: the navigation of ${section}, or a line of content/build/menus.data.ts.`,
      `See it: pnpm dev ${section}, at /cn/en${address}.`,
    ],
  };
}
