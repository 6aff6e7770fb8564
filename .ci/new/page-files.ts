import { camel, pascal, quoted, type Title } from './names.ts';

/** A page of a section, by what its files have to know of the section. */
export interface NewPage {
  readonly section: string;
  /** Its folder. */
  readonly name: string;
  /** Below the language. */
  readonly address: string;
  readonly title: Title;
  /** Module with `trailTo`, relative to the page's folder. */
  readonly trail: string;
  /** What `trailTo` takes after the language, such as `{ name: title }`. */
  readonly below: string;
  /** Message that names the breadcrumb. */
  readonly path: string;
}

const loadFile = ({ name, trail, below }: NewPage): string => `
import type { Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '${trail}';

export interface ${pascal(name)}Data {
  /** Nothing is fetched yet. */
  lines: readonly string[];
}

/** What the page fetches, and how search engines and the breadcrumb call it. */
export async function load${pascal(name)}({ lang }: PageRequest): Promise<Outcome<${pascal(name)}Data>> {
  const { title, description } = (lang === 'cn' ? cn : en).${camel(name)};
  return { kind: 'page', head: { title, description, trail: trailTo(lang${below}) }, data: { lines: [] } };
}
`;

const pageFile = ({ name, path }: NewPage): string => `
import { useTrail, type PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import type { ${pascal(name)}Data } from './${name}.load.ts';

export function ${pascal(name)}Page({ data }: PageProps<${pascal(name)}Data>) {
  const t = useWords();
  return (
    <div className="bound">
      <PageHead
        title={t('${camel(name)}.title')}
        lead={t('${camel(name)}.lead')}
        breadcrumb={{ label: t('${path}'), crumbs: useTrail() }}
      />
      <ul className="section">
        {data.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
`;

const testFile = ({ name, address }: NewPage): string => `
import { openPageOf } from 'shared/testing/open-page';
import { describe, expect, it } from 'vitest';
import { section } from '../../entry.server.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';

const openPage = openPageOf(section, '${address}');

describe('the page ${address}', () => {
  it.each([['cn', cn] as const, ['en', en] as const])('says in %s what it is about', async (lang, words) => {
    const { html, outcome } = await openPage('${name}', { answers: {}, lang });
    const { title, lead } = words.${camel(name)};
    expect(outcome).toMatchObject({ kind: 'page', head: { title } });
    expect(html).toContain(title);
    expect(html).toContain(lead);
  });
});
`;

/** The files of its folder, relative to the section. */
export function pageFiles(page: NewPage): Record<string, string> {
  const folder = `src/pages/${page.name}/${page.name}`;
  return {
    [`${folder}.load.ts`]: loadFile(page),
    [`${folder}.page.tsx`]: pageFile(page),
    [`${folder}.page.test.tsx`]: testFile(page),
  };
}

/** Its words, as members of the messages of a language. */
export function pageWords({ name, title }: Pick<NewPage, 'name' | 'title'>): Title {
  const member = (head: string, description: string, lead: string) =>
    `${camel(name)}: { title: ${quoted(head)}, description: ${quoted(description)}, lead: ${quoted(lead)} },`;
  const low = title.en.toLowerCase();
  return {
    cn: member(title.cn, `${title.cn}的介绍。`, `关于${title.cn}，您可以在这里了解。`),
    en: member(title.en, `${title.en}: what there is to know.`, `What there is to know about ${low}.`),
  };
}

/** A row's key is its page's folder, which is quoted where it has a hyphen. */
const keyOf = (name: string): string => (name.includes('-') ? quoted(name) : name);

export const routeRow = ({ name, address }: Pick<NewPage, 'name' | 'address'>): string =>
  `${keyOf(name)}: { pattern: '${address}', layout: 'default', headerTheme: 'light', query: [], fresh: 300, probe: '${address}' },`;

export const tableRow = (name: string): string =>
  `${keyOf(name)}: definePage(load${pascal(name)}, ${pascal(name)}Page),`;

export const tableImports = (name: string): string[] => [
  `import { load${pascal(name)} } from './pages/${name}/${name}.load.ts';`,
  `import { ${pascal(name)}Page } from './pages/${name}/${name}.page.tsx';`,
];
