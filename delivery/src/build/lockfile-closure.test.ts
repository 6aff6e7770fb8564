import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockfileClosures } from './lockfile-closure.ts';

const LOCK = `
lockfileVersion: '9.0'
settings:
  autoInstallPeers: false
importers:
  mf-invest:
    dependencies:
      highcharts: { specifier: 'catalog:', version: 13.1.1(react@19.3.1) }
      shared: { specifier: 'workspace:*', version: 'link:../shared' }
  mf-media:
    devDependencies:
      react: { specifier: 'catalog:', version: 19.3.1 }
  shared:
    dependencies:
      old-react: { specifier: 'npm:react@18', version: react@18.0.0 }
packages:
  highcharts@13.1.1: { resolution: { integrity: sha512-a } }

  react@19.3.1: { resolution: { integrity: sha512-b } }
snapshots:
  highcharts@13.1.1(react@19.3.1):
    dependencies: { react: 19.3.1 }
  react@19.3.1:
    dependencies: { scheduler: 1.0.0 }
  react@18.0.0: {}
  scheduler@1.0.0:
    dependencies: { react: 19.3.1 }
`;
const FOLDERS = ['mf-invest', 'mf-media', 'shared'];

/** Folders whose packages are others after a change. */
function changedBy(from: string, to: string): string[] {
  if (!LOCK.includes(from)) throw new Error(`there is no ${from}`);
  const [before, after] = [lockfileClosures(LOCK), lockfileClosures(LOCK.replaceAll(from, to))];
  return FOLDERS.filter((folder) => before([folder]) !== after([folder]));
}

test.for([
  ['a package', '13.1.1', '13.1.2', ['mf-invest']],
  ['what a package depends on', '1.0.0', '1.0.1', ['mf-invest', 'mf-media']],
  ['a package under another name', '18.0.0', '18.0.1', ['shared']],
  ['how packages are installed', 'Peers: false', 'Peers: true', FOLDERS],
] as const)('%s changes the versions of those who reach it, and of nobody else', ([, from, to, folders]) => {
  expect(changedBy(from, to)).toEqual(folders);
});

test('a new section changes nobody else', () => {
  expect(
    changedBy('  shared:\n    dependencies:', '  mf-new:\n    dependencies: {}\n  shared:\n    dependencies:'),
  ).toEqual([]);
});

test('a text that is no lockfile counts as a whole', () => {
  for (const text of ['lockfileVersion: 9\n', 'a: [', '']) {
    expect(lockfileClosures(text)(['mf-invest'])).not.toBe(lockfileClosures(`${text} `)(['mf-invest']));
  }
});

test('the lockfile of this workspace is understood', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../pnpm-lock.yaml'), 'utf8');
  const [before, after] = [lockfileClosures(text), lockfileClosures(`${text}\n# more\n`)];
  for (const folder of ['shell', 'mf-invest', 'shared']) expect(before([folder])).toBe(after([folder]));
  expect(before(['shell'])).not.toBe(before(['mf-invest']));
});
