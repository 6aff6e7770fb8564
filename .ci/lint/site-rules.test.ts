import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

/** A made-up section in which every line breaks a rule. */
const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "rootDir": ".", "jsx": "react-jsx" }, "include": ["**/*"] }',
  'mf-a/src/pages/list/list.page.tsx': `
import { hen } from './hen.ts';
interface ListProps { a: 1; b: 1; c: 1; d: 1; e: 1; f: 1; g: 1; h: 1; i: 1 }
// oxlint-disable-next-line no-console
console.log(process.env.NODE_ENV);
export async function egg(value: any) { await hen(value); }
function run(job: () => void) { job(); }
function late() { egg(1); [1].map(async () => { await egg(2); }); run(async () => { await egg(3); }); }
export function List(props: ListProps) {
  late();
  return <div style={{ color: 'red' }}><p dangerouslySetInnerHTML={{ __html: String(props.a) }} />Hello there<img src="x" alt="A car" /></div>;
}
export default List;
`,
  'mf-a/src/pages/list/hen.ts': `
import { egg } from './list.page.tsx';
export const hen = (a: number, b = 1, c = 2, d = 3) => egg(a + b + c + d)!;
`,
  'mf-a/src/model/price.ts': `
import type { Api } from 'shared/contract/section/section';
export const priceOf = (api: Api) => api;
`,
  'mf-a/src/model/door.ts': `
interface Telling { ground: string }
export class Wardrobe { wish = 1; dress() {} }
export function tell({ ground: colour, x: wishes }: Telling & { x: 1 }, [told]: string[], ...twins: 1[]) { return { salvage: [colour, wishes, told, twins] }; }
export const leash = (troubles = 1) => troubles;
export type Surroundings = { deed(): void; 'door': 1 };
// What is only used, or written as text, is not declared here.
export const fine = (house: { open: string }) => house.open + window.door + 'door';
`,
};

/** Each line names an address, a section or a piece of markup that it should not. */
const ADDRESSES = {
  'mf-a/src/routes.ts': `export const routes = { list: { pattern: '/jobs/list' }, home: { pattern: '/' } };`,
  'mf-b/src/pages/jobs.ts': [
    "export const list = '/jobs';",
    'export const query = (page: number) => `/jobs?page=${page}`;',
    'export const below = (lang: string) => `/cn/${lang}/jobs/list`;',
  ].join('\n'),
  'shell/src/frame/link.ts': ["export const job = '/jobs/list#x';", "export const name = 'mf-a';"].join('\n'),
  'shared/src/server/patch.ts': [
    "export const one = (html: string) => html.replace('a', 'b');",
    'export const two = (text: string) => /<nav[^>]*>/.exec(text);',
    "export const three = (made: { html: string }) => made.html.split('x');",
    `export const four = (text: string) => text.replace(' data-x=""', '');`,
  ].join('\n'),
  'mf-a/src/pages/list/sleepy.test.ts': [
    "import { setTimeout as pause } from 'node:timers/promises';",
    'await pause(1);',
    'await new Promise((resolve) => setTimeout(resolve, 100));',
    'await new Promise<void>((done) => { setTimeout(() => done(), 100); });',
    'await page.waitForTimeout(100);',
    "await new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 100));",
  ].join('\n'),
  'api/src/modules/cars/cars.service.ts': [
    "export const all = (db: Db) => db.selectFrom('car').selectAll();",
    "export const leave = ({ db }: { db: Db }) => db.deleteFrom('car');",
  ].join('\n'),
  'api/src/modules/cars/cars.store.ts': `export const all = (db: Db) => db.selectFrom('car').selectAll();`,
  'api/src/modules/cars/silent.service.ts': [
    'void job().catch(() => {});',
    'void job().catch(() => undefined);',
    'try { later(); } catch {}',
    'void job().catch(() => { /* its caller hears of it */ });',
    'void job().catch((error) => report(error));',
    'export const found = await job().catch(() => null);',
  ].join('\n'),
  'mf-a/src/pages/list/figures.ts': `export const five = (html: string) => html.match(/<figure>/g);`,
  // What only looks like it.
  'shell/src/frame/fine.ts': [
    "export const root = '/';",
    'export const file = (API_PREFIX: string) => `${API_PREFIX}/jobs/list`;',
    "export const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll(/[&<>]/g, '');",
    "export const jobless = '/jobsearch';",
  ].join('\n'),
};

const faultsIn = (found: string, file: string, rule: string) =>
  found
    .split('\n')
    .filter((line) => line.startsWith(join(folder, file)) || line.startsWith(file))
    .filter((line) => line.includes(rule)).length;

/** Every way in which a name can be declared. */
const PRIVATE_WORDS = [
  'Telling',
  'ground',
  'Wardrobe',
  'wish',
  'dress',
  'tell',
  'wishes',
  'told',
  'twins',
  'salvage',
  'leash',
  'troubles',
  'Surroundings',
  'deed',
];

const EXPECTED = [
  'eslint(max-params)',
  'eslint(no-restricted-imports)',
  'import(no-cycle)',
  'import(no-default-export)',
  'node(no-process-env)',
  'react(forbid-dom-props)',
  'react(no-danger)',
  'site(disable-needs-reason)',
  'site(max-props)',
  'site(no-private-words)',
  'site(no-sleep)',
  'site(no-visible-text)',
  'typescript(no-explicit-any)',
  'typescript(no-floating-promises)',
  'typescript(no-misused-promises)',
  'typescript(no-non-null-assertion)',
];

let folder = '';

function lint(): string {
  try {
    return execFileSync('oxlint', ['-f', 'unix', 'api', 'mf-a', 'mf-b', 'shell', 'shared'], {
      cwd: folder,
      encoding: 'utf8',
      env: toolsOnPath(),
      timeout: 20_000,
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function toolsOnPath() {
  return {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules', '.bin')}:${dirname(process.execPath)}:${process.env['PATH']}`,
  };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(ROOT, '.ci', 'lint'), join(folder, '.ci', 'lint'), { recursive: true });
  for (const [path, text] of Object.entries({ ...FILES, ...ADDRESSES })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lint rules', () => {
  it('fire on code that breaks them, type-aware ones and our own included', () => {
    const found = lint();
    for (const rule of EXPECTED) expect(found).toContain(rule);
  });

  it('refuse private words wherever something is declared, and nowhere else', () => {
    const found = [...lint().matchAll(/"(\w+)" is a word of this repository/g)].map(([, word]) => word);
    expect(found).toEqual(PRIVATE_WORDS);
  });

  it('fire on addresses of pages and names of sections, where they must not stand', () => {
    const found = lint();
    expect(faultsIn(found, 'mf-b/src/pages/jobs.ts', 'site(no-page-address)')).toBe(3);
    expect(faultsIn(found, 'shell/src/frame/link.ts', 'site(no-page-address)')).toBe(1);
    expect(faultsIn(found, 'shell/src/frame/link.ts', 'site(no-section-name)')).toBe(1);
    expect(faultsIn(found, 'mf-a/src/routes.ts', 'site(no-page-address)')).toBe(0);
    expect(faultsIn(found, 'shell/src/frame/fine.ts', 'site(no-')).toBe(0);
  });

  it('fire on every way of reading rendered markup', () => {
    const found = lint();
    expect(faultsIn(found, 'shared/src/server/patch.ts', 'site(no-markup-surgery)')).toBe(4);
    expect(faultsIn(found, 'mf-a/src/pages/list/figures.ts', 'site(no-markup-surgery)')).toBe(1);
  });

  it('fire on every way to sleep in a test, and no limit of time', () => {
    expect(faultsIn(lint(), 'mf-a/src/pages/list/sleepy.test.ts', 'site(no-sleep)')).toBe(4);
  });

  it('fire on who drops what went wrong and does not say why', () => {
    expect(faultsIn(lint(), 'api/src/modules/cars/silent.service.ts', 'site(no-silent-catch)')).toBe(3);
  });

  it('fire on who asks the database and is no store', () => {
    const found = lint();
    expect(faultsIn(found, 'api/src/modules/cars/cars.service.ts', 'site(no-sql)')).toBe(2);
    expect(faultsIn(found, 'api/src/modules/cars/cars.store.ts', 'site(no-sql)')).toBe(0);
  });
});
