import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parentOfScratch } from '../../deploy/local/scratch-folder.ts';
import { openPageOf } from '../../shared/src/testing/open-page.ts';
import type { SectionServer } from '../../shared/src/contract/section/section.ts';
import { sectionProblems } from '../check/sections.ts';
import { filesBelow } from '../check/tree.ts';
import { planCall } from './call.ts';
import { planIsland } from './island.ts';
import { outside } from './outside.ts';
import { planPage } from './page.ts';
import { carryOut, NewError } from './plan.ts';
import { planSection } from './section.ts';

const root = resolve(import.meta.dirname, '../..');
/** For programs that take a second, on a machine that does ten other things. */
const SLOW_MS = 120_000;
const CONTRACT = 'shared/src/contract/talent/job.calls.ts';
let copy = '';

const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const run = (program: string, ...args: string[]) =>
  execa(program, args, { cwd: root, preferLocal: true, all: true, reject: false });

/** As much of the repository as a section sees, and the files that a call goes into. */
beforeAll(async () => {
  copy = mkdtempSync(join(parentOfScratch(), 'new-'));
  for (const path of ['node_modules', 'tsconfig.base.json', 'shared']) symlinkSync(join(root, path), join(copy, path));
  cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  await carryOut(copy, planSection(copy, 'mf-harbour', { cn: '港口', en: 'Harbour' }));
  await carryOut(copy, planPage(copy, 'mf-harbour/berth-times', { cn: '靠泊时间' }));
  await carryOut(copy, planIsland(copy, 'mf-harbour/berth-times/berth-list'));
  cpSync(join(root, 'mf-talent/node_modules'), join(copy, 'mf-harbour/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a section that pnpm new wrote, with a page and an island', () => {
  it('compiles', { timeout: SLOW_MS }, async () => {
    const { references: _, ...config } = JSON.parse(read('mf-harbour/tsconfig.json')) as Record<string, object>;
    const own = { rootDir: '/', composite: false, noEmit: true, declarationMap: false, emitDeclarationOnly: false };
    const compilerOptions = { ...config['compilerOptions'], ...own };
    const include = ['src', '../shared/src/ui/css-modules.d.ts'];
    writeFileSync(join(copy, 'mf-harbour/alone.json'), JSON.stringify({ ...config, compilerOptions, include }));
    const { all } = await run('tsc', '-p', join(copy, 'mf-harbour/alone.json'));
    rmSync(join(copy, 'mf-harbour/alone.json'));
    expect(all).toBe('');
  });

  // What needs types is left to the compiler: linting with types takes longer than all of this file.
  it('has nothing that the linter or the rules of the structure refuse', { timeout: SLOW_MS }, async () => {
    const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as object;
    const plugins = { jsPlugins: [join(root, '.ci/lint/site-rules.ts')], options: { typeAware: false } };
    writeFileSync(join(copy, 'lint.json'), JSON.stringify({ ...rules, ...plugins }));
    const { all, exitCode } = await run(
      'oxlint',
      '--deny-warnings',
      '-c',
      join(copy, 'lint.json'),
      join(copy, 'mf-harbour/src'),
    );
    expect(exitCode === 0 ? '' : all).toBe('');
    expect(sectionProblems('mf-harbour', filesBelow(join(copy, 'mf-harbour')))).toEqual([]);
  });

  it('shows its pages in both languages', async () => {
    const entry = pathToFileURL(join(copy, 'mf-harbour/src/entry.server.ts')).href;
    const { section } = (await import(entry)) as { section: SectionServer };
    const open = openPageOf(section, '/harbour/berth-times');
    const pages = [await open('landing', { answers: {}, lang: 'cn' }), await open('berth-times', { answers: {} })];
    expect(pages[0]?.html).toMatch(/<h1[^>]*>.*港口/s);
    expect(pages[1]?.html).toMatch(/href="\/cn\/en\/harbour".*<h1[^>]*>.*Berth times/s);
  });

  it('is the sixth section by three edits of a person: packages, words, and the list of the browser tests', () => {
    const { next } = planSection(root, 'mf-harbour', {});
    expect(next.filter((line) => !line.startsWith('See it'))).toHaveLength(3);
    expect(JSON.parse(read('tsconfig.json'))).toHaveProperty('references.8', { path: 'mf-harbour' });
    const page = readFileSync(join(root, 'docs/adding-a-section.md'), 'utf8');
    expect(page).toContain('pnpm new section mf-harbour');
  });
});

describe('pnpm new --outside', () => {
  const section = 'mf-harbour';
  const planFor = (place: string) =>
    outside(root, { place, section, plan: planSection(place, section, { cn: '港口' }) });

  it('writes the section into a repository that has the kit, and leaves there what is there', () => {
    const place = mkdtempSync(join(parentOfScratch(), 'outside-'));
    try {
      expect(() => planFor(place)).toThrow('pnpm kit');
      mkdirSync(join(place, 'kit'));
      writeFileSync(join(place, 'kit/site-section-kit-1.1.0-aaaaaaaa-bbbbbbbb.tgz'), '');
      writeFileSync(join(place, 'pnpm-workspace.yaml'), 'packages: []\n');
      const { create, edit } = planFor(place);
      const manifest = JSON.parse(create['mf-harbour/package.json'] ?? '{}') as Record<string, Record<string, string>>;
      expect(manifest['dependencies']).toMatchObject({
        shared: 'file:../kit/site-section-kit-1.1.0-aaaaaaaa-bbbbbbbb.tgz',
        react: expect.stringMatching(/^\d/) as string,
      });
      expect(Object.values(manifest['devDependencies'] ?? {}).every((version) => /^\d/.test(version))).toBe(true);
      expect(create['mf-harbour/tsconfig.json']).toContain('shared/tsconfig.json');
      expect([Object.keys(create).includes('pnpm-workspace.yaml'), edit]).toEqual([false, {}]);
    } finally {
      rmSync(place, { recursive: true });
    }
  });
});

describe('pnpm new', () => {
  it.each(globSync('mf-*', { cwd: root }))('knows where a page of %s goes', async (section) => {
    for (const path of [`${section}/src/routes.ts`, `${section}/src/pages.ts`, `${section}/src/messages`]) {
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    const plan = planPage(root, `${section}/berth-times`, {});
    await carryOut(copy, plan);
    expect(read(`${section}/src/routes.ts`)).toMatch(/pattern: '(\/[a-z]+)?\/berth-times'/);
    expect(read(`${section}/src/pages.ts`)).toContain("'berth-times': definePage(loadBerthTimes, BerthTimesPage)");
    expect(existsSync(join(copy, section, 'src/pages/berth-times/berth-times.load.ts'))).toBe(true);
  });

  it('puts a call into the contract, the service and the specification', async () => {
    const plan = planCall(root, 'job/open-cities');
    const { [CONTRACT]: intoContract, ...edit } = plan.edit;
    expect(intoContract?.(readFileSync(join(root, CONTRACT), 'utf8'))).toContain("'job/openCities': {");
    for (const path of Object.keys(edit)) cpSync(join(root, path), join(copy, path), { recursive: true });
    await carryOut(copy, { ...plan, edit });
    expect(read('api/src/modules/job/job.routes.ts')).toContain("'job/openCities': () => jobOpenCities(),");
    expect(read('docs/specification/calls.md')).toMatch(/CALL-job-detail.*\n- \*\*CALL-job-openCities\*\*/);
  });

  it.each([
    ['a section that is there', () => planSection(root, 'mf-talent', {})],
    ['an address that is there', () => planPage(root, 'mf-talent/jobs', {})],
    ['a page of no section', () => planPage(root, 'mf-nowhere/page', {})],
    ['a name that is no file name', () => planPage(root, 'mf-talent/OpenDays', {})],
    ['an island of no page', () => planIsland(root, 'mf-talent/nowhere/list')],
    ['a call of no subject', () => planCall(root, 'nothing/list')],
    ['a call that is there', () => planCall(root, 'job/detail')],
  ])('refuses %s, and writes nothing', (_, plan) => {
    expect(plan).toThrow(NewError);
  });
});
