import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readOrigin } from '../changelog/origin.ts';
import { promote } from '../promotion/promote.ts';
import { rollbackApp } from '../promotion/rollback.ts';
import { openStore } from '../store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ensure } from './ensure.ts';
import { releaseApp } from './release-app.ts';

// Every build is a pnpm process of its own.
vi.setConfig({ testTimeout: 60_000 });

const FIXTURES = new URL('../testing/fixture-release.ts', import.meta.url).href;
const BUILD = `
  import { readFileSync, rmSync, writeFileSync } from 'node:fs';
  import { basename } from 'node:path';
  const { writeBuiltRelease } = await import(${JSON.stringify(FIXTURES)});
  const routes = readFileSync('src/routes.ts', 'utf8');
  if (routes.includes('DURING')) writeFileSync('src/routes.ts', 'export const routes = [9];');
  if (routes.includes('SYNTAX ERROR')) throw new Error('routes.ts does not compile');
  rmSync('dist', { recursive: true, force: true });
  await writeBuiltRelease('dist', { app: basename(process.cwd()), version: process.env.RELEASE_VERSION });
`;

/** A workspace of shell and two sections whose build writes a fixture release. */
async function workspace() {
  const root = await temporaryFolder();
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await write('pnpm-workspace.yaml', 'packages: [shell, shared, mf-*]\nverifyDepsBeforeRun: false\n');
  await write('package.json', '{"name":"site","private":true}');
  await write('pnpm-lock.yaml', 'lockfileVersion: 9\n');
  await write('shared/package.json', '{"name":"shared","version":"1.0.0"}');
  await write('build.ts', BUILD);
  for (const app of ['shell', 'mf-invest', 'mf-media']) {
    await write(
      `${app}/package.json`,
      JSON.stringify({ name: app, version: '1.0.0', scripts: { build: 'node ../build.ts' } }),
    );
    await write(`${app}/src/routes.ts`, 'export const routes = [];');
  }
  const dataDir = join(root, '.data');
  const printed: string[] = [];
  const run = () => ensure({ root, dataDir, actor: 'Lin', print: (line) => printed.push(line) });
  return { root, write, run, printed, dataDir, store: openStore(dataDir) };
}

const names = (list: readonly { readonly app: string }[]) => list.map(({ app }) => app).toSorted();

test('the first start builds every app and promotes them in one step; the second does nothing, quickly', async () => {
  const { run, printed, store } = await workspace();
  const first = await run();
  expect(names(first.built)).toEqual(['mf-invest', 'mf-media', 'shell']);
  expect(printed).toHaveLength(3);
  expect(printed.find((line) => line.includes('mf-invest'))).toMatch(
    /^built mf-invest 1\.0\.0-[0-9a-f]{8} \(\d+\.\d s\) · entry \d+ of 8192 B brotli$/,
  );
  const begun = performance.now();
  expect(await run()).toEqual({ built: [], moved: null });
  expect(performance.now() - begun).toBeLessThan(500);
  expect((await store.readHistory()).lines).toHaveLength(1);
});

test('the commit of its sources is noted with each release', async () => {
  const { root, run, write, store } = await workspace();
  await write('.gitignore', '.data\nnode_modules\ndist\n');
  const identity = ['-c', 'user.name=Lin', '-c', 'user.email=lin@example.com', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...identity, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const { built } = await run();
  const commit = git('rev-parse', 'HEAD').trim();
  for (const name of built) expect(await readOrigin(store.dataDir, name)).toEqual({ commit, changed: false });
  expect(built).toHaveLength(3);
});

test('a change builds and promotes its app alone', async () => {
  const { run, write } = await workspace();
  await run();
  await write('mf-invest/src/routes.ts', 'export const routes = [1];');
  const { built, moved } = await run();
  expect(names(built)).toEqual(['mf-invest']);
  expect(moved?.changes.map(({ app }) => app)).toEqual(['mf-invest']);
});

test('an app that does not build promotes nothing and shows why', async () => {
  const { run, write, store } = await workspace();
  await run();
  const before = await store.readPointer();
  await write('mf-invest/src/routes.ts', 'SYNTAX ERROR');
  await write('mf-media/src/routes.ts', 'export const routes = [1];');
  await expect(run()).rejects.toThrow(
    /build of mf-invest@1\.0\.0-[0-9a-f]{8} ended with 1:[^]*routes\.ts does not compile/,
  );
  expect(await store.readPointer()).toBe(before);
});

test('sources that change while they are built are not published under the version of before', async () => {
  const { run, write, store } = await workspace();
  await write('mf-invest/src/routes.ts', 'CHANGES DURING THE BUILD');
  await expect(run()).rejects.toThrow('The sources of mf-invest changed while it was built. Run the command again.');
  expect(await store.readPointer()).toBeNull();
  expect(names((await run()).built)).toContain('mf-invest');
});

test('what an operator rolled back stays so at the next start, until the sources change', async () => {
  const { run, write, store, printed } = await workspace();
  await run();
  await write('mf-invest/src/routes.ts', 'export const routes = [1];');
  await run();
  const { to } = await rollbackApp(store, 'mf-invest', { actor: 'Lin' });
  expect((await run()).moved).toBeNull();
  expect(printed.at(-1)).toMatch(/^kept mf-invest 1\.0\.0-[0-9a-f]{8}/);
  expect(await store.readPointer()).toBe(to);
  await write('mf-invest/src/routes.ts', 'export const routes = [2];');
  expect((await run()).moved?.changes.map(({ app }) => app)).toEqual(['mf-invest']);
});

test('a release that was promoted by hand stays at the next start when the sources are as they were', async () => {
  const { root, run, store } = await workspace();
  await run();
  const name = { app: 'mf-invest', version: '1.4.0' };
  await releaseApp({ root, store, name, print: () => undefined, fromSources: false });
  const { to } = await promote(store, { wanted: [name], actor: 'Lin' });
  expect((await run()).moved).toBeNull();
  expect(await store.readPointer()).toBe(to);
});

test('a promoted release that was deleted from the store is built again', async () => {
  const { run, store } = await workspace();
  const { built } = await run();
  const version = built.find(({ app }) => app === 'mf-media')?.version ?? '';
  await rm(store.releaseFolder('mf-media', version), { recursive: true });
  expect(names((await run()).built)).toEqual(['mf-media']);
  const again = await promote(openStore(store.dataDir), { wanted: [{ app: 'mf-media', version }], actor: 'Lin' });
  expect(again.changes).toEqual([]);
});
