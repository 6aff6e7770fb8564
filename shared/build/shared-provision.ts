import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { provisionOf, type Provision } from './provision.ts';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '..');
/** Modules that the shell gives to sections at run time, and where they are written. */
const ENTRIES = {
  shared: 'runtime/runtime',
  'shared/server': 'server/server',
  'shared/router': 'runtime/router',
} as const;
const KEPT = path.resolve(ROOT, '../node_modules/.cache/shared-provision');

/** Types are checked elsewhere; here they are only written down. */
const OPTIONS = (
  '--ignoreConfig --noCheck --declaration --emitDeclarationOnly --removeComments --skipLibCheck ' +
  '--strict --exactOptionalPropertyTypes --allowImportingTsExtensions --jsx react-jsx ' +
  '--module NodeNext --target ES2024 --lib ES2024,DOM,DOM.Iterable'
).split(' ');

const packageOf = (name: string) => require(`${name}/package.json`) as { version: string };

function keyOf(): string {
  const hash = createHash('sha256').update(packageOf('typescript').version);
  const files = fs.readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)).toSorted();
  for (const file of sources) hash.update(`${file}\0`).update(fs.readFileSync(path.join(ROOT, 'src', file)));
  for (const file of ['package.json', 'build/provision.ts']) hash.update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 32);
}

function write(): Provision {
  fs.mkdirSync(KEPT, { recursive: true });
  const folder = fs.mkdtempSync(path.join(KEPT, 'declarations-'));
  try {
    const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
    const entries = Object.values(ENTRIES).map((entry) => `src/${entry}.ts`);
    execFileSync(process.execPath, [tsc, ...OPTIONS, '--rootDir', 'src', '--outDir', folder, ...entries], {
      cwd: ROOT,
    });
    const declarations = {
      read: (file: string) => fs.readFileSync(path.join(folder, file), 'utf8'),
      versionOf: (name: string) => packageOf(name).version,
    };
    return Object.fromEntries(
      Object.entries(ENTRIES).map(([module, entry]) => [module, provisionOf(`${entry}.d.ts`, declarations)]),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The section kit has no sources of `shared`: what they give was written down when it was packed. */
const PACKED = path.join(ROOT, 'provision.json');

/** What the shell gives to sections by these sources; written down once for all apps that are built from them. */
export function sharedProvision(): Provision {
  if (fs.existsSync(PACKED)) return JSON.parse(fs.readFileSync(PACKED, 'utf8')) as Provision;
  const file = path.join(KEPT, `${keyOf()}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Provision;
  const provision = write();
  const whole = `${file}.${process.pid}`;
  fs.writeFileSync(whole, JSON.stringify(provision));
  fs.renameSync(whole, file);
  return provision;
}
