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
};

const EXPECTED = [
  'eslint(max-params)',
  'import(no-cycle)',
  'import(no-default-export)',
  'node(no-process-env)',
  'react(forbid-dom-props)',
  'react(no-danger)',
  'site(disable-needs-reason)',
  'site(max-props)',
  'site(no-visible-text)',
  'typescript(no-explicit-any)',
  'typescript(no-floating-promises)',
  'typescript(no-misused-promises)',
  'typescript(no-non-null-assertion)',
];

let folder = '';

function lint(): string {
  try {
    return execFileSync('oxlint', ['-f', 'unix', 'mf-a'], {
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
  for (const [path, text] of Object.entries(FILES)) {
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
});
