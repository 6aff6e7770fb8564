/** Links between sections: what their `links.ts` name must be pages that another section's `routes.ts` has. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Routes = Readonly<Record<string, { query: readonly string[] }>>;
type Links = Readonly<Record<string, { to: string; query?: readonly string[] }>>;

export interface SectionTables {
  /** `mf-invest` */
  name: string;
  routes: Routes;
  links: Links;
}

const shortName = (name: string) => name.replace(/^mf-/, '');

/** Every link that leads nowhere, or not to what it wants, as one line. */
export function linkProblems(sections: readonly SectionTables[]): string[] {
  const pages = new Map<string, Routes[string]>(
    sections.flatMap(({ name, routes }) =>
      Object.entries(routes).map(([row, route]) => [`${shortName(name)}.${row}`, route] as const),
    ),
  );
  return sections.flatMap(({ name, links }) =>
    Object.entries(links).flatMap(([link, { to, query = [] }]) => {
      const where = `${name}/src/links.ts: ${link} leads to ${to}`;
      if (to.startsWith(`${shortName(name)}.`)) return [`${where}, a page of its own: use paths`];
      const page = pages.get(to);
      if (!page) return [`${where}, which no section has`];
      return query.filter((key) => !page.query.includes(key)).map((key) => `${where}, which takes no ${key}`);
    }),
  );
}

async function load<Table>(file: string, name: string): Promise<Table> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Table>;
  const table = module[name];
  if (table === undefined) throw new Error(`${file} exports no ${name}`);
  return table;
}

async function readSections(root: string): Promise<SectionTables[]> {
  const names = globSync('mf-*/src/routes.ts', { cwd: root }).map((file) => file.split(/[/\\]/)[0] ?? '');
  return Promise.all(
    names.map(async (name) => {
      const links = join(root, name, 'src/links.ts');
      return {
        name,
        routes: await load<Routes>(join(root, name, 'src/routes.ts'), 'routes'),
        links: existsSync(links) ? await load<Links>(links, 'links') : {},
      };
    }),
  );
}

if (import.meta.main) {
  const sections = await readSections(process.cwd());
  const problems = linkProblems(sections);
  if (sections.length === 0) problems.push('no section has routes: the check sees nothing');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
