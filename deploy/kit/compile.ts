import { createRequire } from 'node:module';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { run } from './program.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What sections import or run; the rest comes by their imports. */
const ENTRIES = [
  'shared/src/{address,composed,contract,i18n,runtime,server,testing,ui}/**/*.{ts,tsx}',
  'shared/build/{build,section-preset,values-loader,cleaning-loader}.ts',
  'shared/build/dev/{watch-app,refresh-loader,refresh-start}.ts',
  'delivery/src/cli.ts',
];
const LEFT_OUT = ['**/*.test.{ts,tsx}', '**/fonts/*.ts'];

/** Types are checked by `pnpm check`; here they are written down. */
const OPTIONS = {
  target: 'ES2024',
  module: 'NodeNext',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noCheck: true,
  declaration: true,
};

const tsc = (): string =>
  join(dirname(createRequire(join(ROOT, 'package.json')).resolve('typescript/package.json')), 'bin/tsc');

/** JavaScript and declarations of the kit's modules, laid out in `folder` as their sources are here. */
export function compileKit(folder: string): void {
  const files = globSync(ENTRIES, { cwd: ROOT, exclude: LEFT_OUT });
  // Beside the sources, because packages are looked for from there.
  const config = join(ROOT, `tsconfig.kit-${process.pid}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...OPTIONS, rootDir: ROOT, outDir: folder }, files }));
  try {
    run(process.execPath, [tsc(), '-p', config], ROOT);
  } finally {
    rmSync(config);
  }
}

const OF_SHARED = /(['"])shared\/contract\/([^'"]+)\1/g;

/** Modules of `delivery` reach the contract by its place in the kit, which gives others none of its settings. */
export function withinKit(path: string, text: string): string {
  const up = posix.relative(posix.dirname(path), 'shared/src/contract');
  return text.replace(OF_SHARED, (_, quote: string, module: string) => `${quote}${up}/${module}.js${quote}`);
}
