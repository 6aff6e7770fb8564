import { join } from 'node:path';
import { execa } from 'execa';
import { DeliveryError } from '../delivery-error.ts';
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

async function runBuild(build: Build): Promise<void> {
  const result = await execa('pnpm', ['--filter', build.app, 'build'], {
    cwd: build.root,
    env: { RELEASE_VERSION: build.version, NODE_ENV: 'production' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (!result.failed) return;
  if (result.code === 'ENOENT') {
    throw new DeliveryError('build-failed', `The build of ${nameOf(build)} could not start: pnpm is not on the PATH`);
  }
  const how = `ended with ${result.signal ?? result.exitCode ?? result.shortMessage}`;
  throw new DeliveryError('build-failed', failureText(build, how, result.all ?? ''));
}

function failureText(build: Build, how: string, printed: string): string {
  const tail = printed.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
  return `The build of ${nameOf(build)} ${how}:\n${tail}`;
}
