import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import type { Release } from 'shared/contract/section/release';
import { readPromoted } from '../../../fixtures/data-folder.ts';
import { ROOT } from '../../../fixtures/places.ts';
import type { BreakableSite } from '../../../fixtures/breakable-site.ts';

/** Seconds: so old are the oldest tabs that have to work. */
const DAY = 86_400;
const CACHE = path.join(ROOT, 'node_modules/.cache/earlier');

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * The commit whose releases count as those of before: `EARLIER`, else the last one that was a day old when the present one
 * was made. Null in a checkout that does not go back so far.
 */
export function earlierCommit(): string | null {
  try {
    const given = process.env['EARLIER'];
    if (given !== undefined) return git('rev-parse', given);
    const made = Number(git('log', '-1', '--format=%ct'));
    const commit = git('rev-list', '-1', `--before=@${made - DAY}`, 'HEAD');
    return commit === '' ? null : commit;
  } catch {
    return null;
  }
}

/** Builds all apps of a commit, once; the store is kept. @returns its folder */
export async function buildEarlier(commit: string): Promise<string> {
  const store = path.join(CACHE, commit);
  if (existsSync(store)) return store;
  // Node takes no types out of files below `node_modules`.
  const tree = await mkdtemp(path.join(tmpdir(), 'earlier-'));
  const draft = path.join(CACHE, `draft-${commit}`);
  await mkdir(CACHE, { recursive: true });
  await rm(draft, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const inTree = { cwd: tree, all: true } as const;
    await execa('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { ...inTree, env: { CI: 'true' } });
    // Its path is short, as that of every folder for a socket has to be.
    const built = path.join(tree, '.data');
    await execa(process.execPath, ['delivery/src/cli.ts', 'ensure'], { ...inTree, env: { DATA_DIR: built } });
    await cp(built, draft, { recursive: true });
    await rename(draft, store);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return store;
}

/** Brings the promoted releases of another store to a site, signed by the site's own keys. @returns them, by app */
export async function adoptEarlier(site: BreakableSite, store: string): Promise<Map<string, Release>> {
  const apps = (await readdir(path.join(store, 'releases'))).filter((name) => !name.startsWith('.'));
  const releases = new Map<string, Release>();
  for (const app of apps) {
    const release = await readPromoted(store, app);
    const target = path.join(site.dataDir, 'releases', app, release.version);
    if (!existsSync(target)) {
      await mkdir(path.dirname(target), { recursive: true });
      await cp(path.join(store, 'releases', app, release.version), target, { recursive: true });
    }
    releases.set(app, release);
  }
  const names = [...releases].map(([app, { version }]) => `${app}@${version}`);
  const { code, output } = await site.delivery('sign', ...names);
  if (code !== 0) throw new Error(output);
  return releases;
}
