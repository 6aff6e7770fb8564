/** The packages of the lockfile, exactly; skipped when they are installed already. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './toolchain.mjs';

const LOCK_FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Changes with anything that changes what is installed. */
export function lockStamp(root) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of LOCK_FILES) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isCurrent(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

function install(root, toolchain) {
  // A person's NODE_ENV=production must not leave the build tools out; CI=true keeps pnpm from asking questions.
  const env = { ...toolchain.env, NODE_ENV: 'development', CI: 'true' };
  const child = spawn(toolchain.pnpm, ['install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
    env,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Installs what pnpm-lock.yaml names, or finds it installed. */
export async function ensurePackages(root, toolchain, announce) {
  const file = join(root, 'node_modules', '.installed');
  const stamp = lockStamp(root);
  if (isCurrent(file, stamp)) {
    announce('The packages are installed', { isDone: true });
    return;
  }
  announce('Installing the packages of pnpm-lock.yaml');
  const code = await install(root, toolchain);
  if (code !== 0) {
    throw new SetupError('pnpm could not install the packages; its message stands above. Is there a network?');
  }
  writeFileSync(file, stamp);
}
