import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DeliveryError, hasCode } from '../delivery-error.ts';
import { withFileLock } from '../files/file-lock.ts';
import { nameOf, type ReleaseName } from '../verify.ts';

const LINES_SHOWN = 40;
const BUILD_WAIT_MS = 300_000;

export interface Build extends ReleaseName {
  readonly root: string;
}

/**
 * Builds an app into `<app>/dist` and hands that folder over while nobody else may build the app. The build learns its
 * version from `RELEASE_VERSION`. Throws `build-failed` with the end of what the build printed.
 */
export async function withBuiltApp<Result>(build: Build, use: (folder: string) => Promise<Result>): Promise<Result> {
  const path = join(build.root, 'node_modules', '.cache', 'delivery', `${build.app}.lock`);
  return withFileLock({ path, purpose: `build ${nameOf(build)}`, waitMs: BUILD_WAIT_MS }, async () => {
    await runBuild(build);
    return use(join(build.root, build.app, 'dist'));
  });
}

function runBuild(build: Build): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', ['--filter', build.app, 'build'], {
      cwd: build.root,
      env: { ...process.env, RELEASE_VERSION: build.version, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    child.stdout.on('data', (bytes: Buffer) => printed.push(bytes));
    child.stderr.on('data', (bytes: Buffer) => printed.push(bytes));
    child.on('error', (error) => reject(startFailure(build, error)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new DeliveryError('build-failed', failureText(build, `ended with ${signal ?? code}`, Buffer.concat(printed))),
        );
    });
  });
}

function startFailure(build: Build, error: Error): DeliveryError {
  const why = hasCode(error, 'ENOENT') ? 'pnpm is not on the PATH' : error.message;
  return new DeliveryError('build-failed', `The build of ${nameOf(build)} could not start: ${why}`, error);
}

function failureText(build: Build, how: string, printed: Buffer): string {
  const tail = printed.toString('utf8').trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
  return `The build of ${nameOf(build)} ${how}:\n${tail}`;
}
