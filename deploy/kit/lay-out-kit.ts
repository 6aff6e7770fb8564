import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { sharedProvision } from '../../shared/build/shared-provision.ts';
import { parentOfScratch } from '../local/scratch-folder.ts';
import { compileKit, withinKit } from './compile.ts';
import { exportsOfKit, exportsOfShared, KIT, packagesIn, versionOfKit } from './kit-package.ts';

const ROOT = join(import.meta.dirname, '../..');
const AS_WRITTEN = ['{shared,delivery}/src/**/*.{css,woff2,svg}', 'shared/src/ui/css-modules.d.ts'];
/** Types that compiled declarations take for granted. */
const TYPES = ['@types/react', '@types/react-dom', '@types/node'];
const BINARIES = { delivery: '../delivery/src/cli.js', 'build-section': '../shared/build/build.js' };

interface Manifest {
  version: string;
  exports: Record<string, string>;
}

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function versionsOf(names: readonly string[]): Record<string, string> {
  const { catalog } = parse(textOf('pnpm-workspace.yaml')) as { catalog: Record<string, string> };
  return Object.fromEntries(
    names.map((name) => {
      const version = catalog[name];
      if (version === undefined) throw new Error(`the kit imports ${name}, which the catalog does not have`);
      return [name, version];
    }),
  );
}

/** How sections are compiled here, for those that are elsewhere. */
function compilerOptions(): object {
  const { compilerOptions: own } = JSON.parse(textOf('tsconfig.base.json')) as { compilerOptions: object };
  const alone = { composite: false, emitDeclarationOnly: false, declarationMap: false, noEmit: true };
  return {
    compilerOptions: {
      ...own,
      ...alone,
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      types: ['node', 'shared/css-modules'],
    },
  };
}

/** Lays the whole package out in a scratch folder. @returns the folder */
export function layOutKit(): string {
  const folder = mkdtempSync(join(parentOfScratch(), 'section-kit-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const shared = JSON.parse(textOf('shared/package.json')) as Manifest;
  const surface = json(sharedProvision());

  compileKit(folder);
  for (const file of globSync('delivery/**/*.{js,d.ts}', { cwd: folder }))
    put(file, withinKit(file, readFileSync(join(folder, file), 'utf8')));
  for (const file of globSync(AS_WRITTEN, { cwd: ROOT })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  const { version } = shared;
  put(
    'shared/package.json',
    json({ name: 'shared', version, type: 'module', exports: exportsOfShared(shared.exports) }),
  );
  put('shared/provision.json', surface);
  put('tsconfig.json', json(compilerOptions()));
  put('README.md', textOf('deploy/kit/README.md'));
  put('LICENSE', textOf('LICENSE'));
  for (const [name, module] of Object.entries(BINARIES))
    put(`bin/${name}.js`, `#!/usr/bin/env node\nimport '${module}';\n`);

  const files = globSync('**/*.*', { cwd: folder, exclude: ['**/node_modules'] }).toSorted();
  const contents = files.map((file) => `${file}\0${readFileSync(join(folder, file), 'latin1')}`);
  const packages = packagesIn(
    files.filter((file) => /\.(?:js|d\.ts)$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  put(
    'package.json',
    json({
      name: KIT,
      version: versionOfKit(version, digestOf(surface), digestOf(contents.join('\0'))),
      description: 'Builds and ships a section of the site from a repository of its own',
      license: 'MIT',
      type: 'module',
      engines: { node: '>=26.10' },
      bin: Object.fromEntries(Object.keys(BINARIES).map((name) => [name, `./bin/${name}.js`])),
      exports: exportsOfKit(shared.exports),
      dependencies: versionsOf([...new Set([...packages, ...TYPES])].toSorted()),
    }),
  );
  return folder;
}
