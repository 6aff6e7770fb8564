/**
 * `npm start`, `npm run dev`, `npm test` and `npm run delivery` on a machine that has only Node (>= 18) and npm: gets the pinned Node and pnpm, installs the
 * packages, and hands over to start.ts, test.ts or delivery. Plain JavaScript without dependencies, because nothing is there yet.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './packages.mjs';
import { ensureToolchain, SetupError } from './toolchain.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');
const COMMANDS = {
  start: ['start.ts'],
  dev: ['start.ts', '--dev'],
  system: ['../system/start.ts'],
  test: ['test.ts'],
  delivery: ['../../delivery/src/cli.ts'],
};
const OLDEST_NODE = 18;
const CHOICE = new Intl.ListFormat('en', { type: 'disjunction' });

/** Total number of steps that each command announces; the later ones are announced by start.ts and test.ts. Others say only what takes time. */
const STEPS = { start: 5, dev: 5, system: 6, test: 4 };

/** Runs the command with the pinned Node until it ends; resolves with its exit code. */
function handOver(toolchain, [script, ...first], args) {
  const child = spawn(toolchain.node, [join(HERE, script), ...first, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: toolchain.env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });
}

async function main([command, ...args]) {
  if (!(command in COMMANDS)) throw new SetupError(`Say what to do: ${CHOICE.format(Object.keys(COMMANDS))}.`);
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new SetupError(`Node ${OLDEST_NODE} or newer is needed to begin; this is ${process.versions.node}.`);
  }
  const steps = STEPS[command];
  // Somebody may read what a command prints with a program.
  const step = (number, text, { isDone = false } = {}) => {
    if (steps !== undefined) console.log(`[${number}/${steps}] ${text}`);
    else if (!isDone) console.error(text);
  };
  const toolchain = await ensureToolchain(ROOT, (...said) => step(1, ...said));
  await ensurePackages(ROOT, toolchain, (...said) => step(2, ...said));
  return handOver(toolchain, COMMANDS[command], args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
