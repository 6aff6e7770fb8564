import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packagesOf, sourceVersions } from './source-version.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const APPS = ['mf-invest', 'mf-media', 'shell'];

async function workspace() {
  const root = await temporaryFolder();
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await write('pnpm-lock.yaml', 'lockfileVersion: 9\n');
  await write('shared/package.json', '{"version":"1.0.0"}');
  await write('shared/src/ui/form/button.tsx', 'export const button = 1;');
  await write('delivery/package.json', '{"version":"1.0.0","dependencies":{"shared":"workspace:*"}}');
  await write('delivery/src/store.ts', 'export const store = 1;');
  await write(
    'shell/package.json',
    '{"version":"2.0.0","dependencies":{"shared":"workspace:*","delivery":"workspace:*"}}',
  );
  for (const app of ['mf-invest', 'mf-media']) {
    await write(`${app}/package.json`, '{"version":"1.4.0","dependencies":{"shared":"workspace:*"}}');
    await write(`${app}/rspack.config.ts`, 'export default {};');
    await write(`${app}/src/routes.ts`, 'export const routes = [];');
  }
  const before = sourceVersions(root, APPS);
  /** Apps whose version differs from the beginning. */
  const changed = () => {
    const now = sourceVersions(root, APPS);
    return APPS.filter((app) => now.get(app) !== before.get(app));
  };
  return { root, write, before, changed };
}

test('the version is that of package.json and eight digits of its sources, different for every app', async () => {
  const { before } = await workspace();
  expect(before.get('mf-invest')).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(before.get('mf-invest')).not.toBe(before.get('mf-media'));
});

describe('the version changes with', () => {
  test.for([
    ['a source file of the app', 'mf-invest/src/routes.ts', ['mf-invest']],
    ['a new file of the app', 'mf-invest/src/pages/stock/stock.page.tsx', ['mf-invest']],
    ['the build settings of the app', 'mf-invest/rspack.config.ts', ['mf-invest']],
    ['the shared package', 'shared/src/ui/form/button.tsx', APPS],
    ['the shared build presets', 'shared/build/define-section.ts', APPS],
    ['a file that is only called like an output', 'mf-invest/src/distance/fixtures-list.ts', ['mf-invest']],
    ['a file whose name only contains that of a test', 'mf-invest/src/a.test.tsx.snap.ts', ['mf-invest']],
    ['a text that is only called like a note', 'mf-invest/src/notes.mdx', ['mf-invest']],
    ['the lockfile', 'pnpm-lock.yaml', APPS],
    ['a package that only the shell depends on', 'delivery/src/store.ts', ['shell']],
  ] as const)('%s', async ([, path, apps]) => {
    const { write, changed } = await workspace();
    await write(path, 'export const changed = 1;');
    expect(changed()).toEqual(apps);
  });

  test('a file that goes away', async () => {
    const { root, changed } = await workspace();
    await rm(join(root, 'mf-invest/src/routes.ts'));
    expect(changed()).toEqual(['mf-invest']);
  });
});

test.for([
  'mf-invest/src/routes.test.ts',
  'mf-invest/src/pages/stock/stock.test.tsx',
  'mf-invest/src/routes.spec.ts',
  'mf-invest/src/notes.md',
  'mf-invest/src/.hidden.ts',
  'mf-invest/src/fixtures/prices.ts',
  'mf-invest/src/testing/open-page.ts',
  'mf-invest/src/dist/out.js',
  'mf-invest/README.md',
  'mf-invest/dist/release.json',
  'mf-invest/dist-types/src/routes.d.ts',
  'mf-invest/node_modules/react/index.js',
  'shared/src/ui/form/button.test.tsx',
  'shared/dist-types/a.d.ts',
  'api/src/server.ts',
])('%s does not change any version', async (path) => {
  const { write, changed } = await workspace();
  await write(path, 'changed');
  expect(changed()).toEqual([]);
});

test('a file is not taken for two, whatever stands in it', async () => {
  const { root, write } = await workspace();
  await write('mf-invest/src/a.ts', 'x');
  await write('mf-invest/src/b.ts', 'y');
  const before = sourceVersions(root, ['mf-invest']).get('mf-invest');
  await write('mf-invest/src/a.ts', 'xsrc/b.tsy');
  await rm(join(root, 'mf-invest/src/b.ts'));
  expect(sourceVersions(root, ['mf-invest']).get('mf-invest')).not.toBe(before);
});

test('an app needs what it depends on for its build as well, and what that depends on, but nothing of a registry', async () => {
  const { root, write } = await workspace();
  await write(
    'mf-invest/package.json',
    '{"version":"1.4.0","dependencies":{"react":"19.3.1","shared":"file:kit.tgz"}}',
  );
  expect([...packagesOf(root, 'mf-invest')], 'where shared is a package of the registry').toEqual(['mf-invest']);
  await write('mf-invest/package.json', '{"version":"1.4.0","devDependencies":{"art":"workspace:*"}}');
  await write(
    'art/package.json',
    '{"version":"1.0.0","dependencies":{"delivery":"workspace:^","shared":"workspace:*"}}',
  );
  expect([...packagesOf(root, 'mf-invest')].toSorted()).toEqual(['art', 'delivery', 'mf-invest', 'shared']);
});

test('an app without a readable package.json is named', async () => {
  const { root, write } = await workspace();
  expect(() => sourceVersions(root, ['mf-none'])).toThrow('mf-none has no readable package.json');
  await write('mf-none/package.json', '{}');
  expect(() => sourceVersions(root, ['mf-none'])).toThrow('mf-none has no readable package.json');
});

test('what cannot be read for another reason than that it is not there is a failing disk', async () => {
  const { root } = await workspace();
  await rm(join(root, 'mf-invest/rspack.config.ts'));
  await mkdir(join(root, 'mf-invest/rspack.config.ts'));
  expect(() => sourceVersions(root, ['mf-invest'])).toThrow('EISDIR');
});
