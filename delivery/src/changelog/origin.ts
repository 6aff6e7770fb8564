import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { packagesOf } from '../build/source-version.ts';
import type { ReleaseName } from '../verify.ts';
import { git } from './git.ts';

const origin = z.object({
  /** Commit that the sources were of. */
  commit: z.string().regex(/^[0-9a-f]{40,64}$/),
  /** Whether they had changes that were not committed. */
  changed: z.boolean(),
});
/** Where a release comes from; null where no commit is known. */
export type Origin = z.infer<typeof origin>;

/** Beside the releases and not in them, so that the same sources give the same bytes whatever commit they are of. */
const pathOf = (dataDir: string, { app, version }: ReleaseName): string =>
  join(dataDir, 'origins', app, `${version}.json`);

/** The commit of the sources that an app is built from, as they are now. */
export async function originOf(root: string, app: string): Promise<Origin | null> {
  const commit = await git(root, 'rev-parse', '--verify', 'HEAD');
  const status = await git(root, 'status', '--porcelain', '--', 'pnpm-lock.yaml', ...packagesOf(root, app));
  return commit === null || status === null ? null : { commit, changed: status !== '' };
}

export async function writeOrigin(dataDir: string, name: ReleaseName, value: Origin): Promise<void> {
  await writeDurably(pathOf(dataDir, name), JSON.stringify(origin.parse(value)));
}

/** Null for releases that were published without a commit; a damaged note counts as none, because nothing depends on it. */
export async function readOrigin(dataDir: string, name: ReleaseName): Promise<Origin | null> {
  try {
    return origin.safeParse(JSON.parse(await readFile(pathOf(dataDir, name), 'utf8'))).data ?? null;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}
