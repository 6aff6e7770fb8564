import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { insertBefore } from './edits.ts';
import { pascal, quoted, sectionName, titleOf, type Title } from './names.ts';
import { pageFiles, pageWords, routeRow, tableImports, tableRow } from './page-files.ts';
import { NewError, type Plan } from './plan.ts';

const LANDING = 'landing';

const packageFile = (section: string): string =>
  JSON.stringify({
    name: section,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    scripts: { build: 'node ../shared/build/build.ts' },
    dependencies: { shared: 'workspace:*', react: 'catalog:' },
    devDependencies: { '@types/react': 'catalog:' },
  });

const TSCONFIG = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "rootDir": ".", "outDir": "dist-types", "lib": ["ES2024", "DOM", "DOM.Iterable"] },
  "include": ["src", "*.ts", "../shared/src/ui/css-modules.d.ts"],
  "references": [{ "path": "../shared" }]
}`;

const readme = (section: string, { owner, title }: NewSection): string => `# ${section}

${title.en}. Owner: ${owner}.

|           |      |
| --------- | ---- |
| Addresses | \`/${section.slice(3)}\` |
| Calls     | none |
| Islands   | none |

Build: \`pnpm build\`. Tests: \`npm test -- ${section}\` from the root.
`;

const trailFile = `
import type { Crumb } from 'shared/contract/section/section';
import { pageHref } from 'shared/contract/site/site-link';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../messages/cn.ts';
import { en } from '../messages/en.ts';
import { paths } from '../paths.ts';

/** The way to the landing, or to what stands below it. */
export function trailTo(lang: Lang, below?: string): Crumb[] {
  const { page, landing } = lang === 'cn' ? cn : en;
  const start = { name: page.home, href: pageHref(lang, '/') };
  if (below === undefined) return [start, { name: landing.title }];
  return [start, { name: landing.title, href: paths.landing.href(lang) }, { name: below }];
}
`;

interface NewSection {
  readonly owner: string;
  readonly title: Title;
}

function messageFiles(section: string, title: Title): Record<string, string> {
  const words = pageWords({ name: LANDING, title });
  return {
    'src/messages/en.ts': `
      import type { SameWords } from 'shared';

      export const en = {
        page: { path: 'You are here', home: 'Home' },
        ${words.en}
      };

      export type Messages = SameWords<typeof en>;`,
    'src/messages/cn.ts': `
      import type { Messages } from './en.ts';

      export const cn = {
        page: { path: '您的位置', home: '首页' },
        ${words.cn}
      } satisfies Messages;`,
    'src/messages/words.ts': `
      import { wordsOf } from 'shared';
      import type { Messages } from './en.ts';

      export const useWords = wordsOf<Messages>('${section}');`,
  };
}

function sources(section: string, { owner, title }: NewSection): Record<string, string> {
  const address = `/${section.slice(3)}`;
  return {
    'rspack.config.ts': `
      import { sectionPreset } from 'shared/build/section-preset';
      import { routes } from './src/routes.ts';

      export default sectionPreset({ name: '${section}', owner: ${quoted(owner)}, folder: import.meta.dirname, routes });`,
    'src/routes.ts': `
      import type { RouteTable } from 'shared/contract/section/route';

      export const routes = { ${routeRow({ name: LANDING, address })} } as const satisfies RouteTable;`,
    'src/paths.ts': `
      import { pathsOf } from 'shared/contract/section/paths';
      import { routes } from './routes.ts';

      /** The addresses of this section, typed by its routes. */
      export const paths = pathsOf(routes);`,
    'src/pages.ts': `
      import { definePage } from 'shared/server';
      ${tableImports(LANDING).join('\n')}

      /** Every page folder: what it fetches, and what it shows. */
      export const pages = { ${tableRow(LANDING)} };`,
    'src/entry.server.ts': `
      import { defineServer } from 'shared/server';
      import { cn } from './messages/cn.ts';
      import { en } from './messages/en.ts';
      import { pages } from './pages.ts';
      import { routes } from './routes.ts';

      export const section = defineServer({ name: '${section}', routes, messages: { cn, en }, pages });`,
    'src/entry.client.ts': `
      import { defineSection } from 'shared';

      export const { bootstrap, mount, unmount } = defineSection({ name: '${section}', islands: {} });`,
    ...messageFiles(section, title),
    [`src/model/${section.slice(3)}-trail.ts`]: trailFile,
  };
}

/** `mf-harbour`: a section with one page, and its team. Throws `NewError`. */
export function planSection(root: string, wanted: string, options: Partial<Title> & { owner?: string }): Plan {
  const section = sectionName(wanted);
  const short = section.slice(3);
  if (existsSync(join(root, section))) throw new NewError(`${section} is there already.`);
  const title = titleOf(short, { cn: '新栏目', ...options });
  const made: NewSection = { owner: options.owner ?? short, title };
  const landing = { section, name: LANDING, address: `/${short}`, title, path: 'page.path' };
  const files = {
    'README.md': readme(section, made),
    'package.json': packageFile(section),
    'tsconfig.json': TSCONFIG,
    ...sources(section, made),
    ...pageFiles({ ...landing, trail: `../../model/${short}-trail.ts`, below: '' }),
  };
  return {
    create: Object.fromEntries(Object.entries(files).map(([path, text]) => [`${section}/${path}`, text])),
    edit: {
      'tsconfig.json': (text) => insertBefore(text, '{ "path": "api" }', `{ "path": "${section}" }, `),
    },
    next: [
      'Record the package: pnpm install',
      `Words: ${section}/src/messages/cn.ts and en.ts; then pnpm --filter shared fonts.`,
      `Its browser tests: ${section} in the list of sections of e2e/site/documents.spec.ts.`,
      `See it: pnpm dev ${section}, at /cn/en/${short}. ${pascal(short)} is shipped by pnpm delivery release ${section}.`,
    ],
  };
}
