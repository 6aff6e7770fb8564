import type { HistoryLine } from '../history.ts';
import type { ReleaseStore } from '../store.ts';
import { packagesOf } from '../build/source-version.ts';
import { commitsBetween, type Commit } from './git.ts';
import { readOrigin, type Origin } from './origin.ts';

/** One move of an app, and what came with it. */
export interface ChangelogEntry {
  readonly when: string;
  readonly who: string;
  readonly what: HistoryLine['what'];
  readonly from: string | null;
  readonly to: string | null;
  /** Commits by the folder that they change, the app's own first, each commit once; null when they are not known. */
  readonly commits: ReadonlyMap<string, readonly Commit[]> | null;
  /** Whether the release has changes that are in no commit. */
  readonly changed: boolean;
}

export interface ChangelogSource {
  readonly root: string;
  readonly store: ReleaseStore;
}

/** Every move of an app that the history of the store has, newest first. */
export async function readChangelog({ root, store }: ChangelogSource, app: string): Promise<ChangelogEntry[]> {
  const { lines } = await store.readHistory();
  const folders = [app, ...[...packagesOf(root, app)].filter((name) => name !== app).toSorted()];
  const entries: ChangelogEntry[] = [];
  for (const { when, who, what, changes } of lines) {
    for (const { from, to } of changes.filter((change) => change.app === app)) {
      const origins = {
        before: from === null ? null : await readOrigin(store.dataDir, { app, version: from }),
        after: to === null ? null : await readOrigin(store.dataDir, { app, version: to }),
      };
      const commits = await commitsByFolder(root, folders, { ...origins, isFirst: from === null });
      entries.push({ when, who, what, from, to, commits, changed: origins.after?.changed ?? false });
    }
  }
  return entries.toReversed();
}

interface Span {
  readonly before: Origin | null;
  readonly after: Origin | null;
  readonly isFirst: boolean;
}

async function commitsByFolder(root: string, folders: readonly string[], { before, after, isFirst }: Span) {
  if (after === null || (before === null && !isFirst)) return null;
  const byFolder = new Map<string, Commit[]>();
  const seen = new Set<string>();
  for (const folder of folders) {
    const found = await commitsBetween({ root, from: before?.commit ?? null, to: after.commit, folders: [folder] });
    if (found === null) return null;
    const news = found.filter(({ hash }) => !seen.has(hash));
    news.forEach(({ hash }) => seen.add(hash));
    if (news.length > 0) byFolder.set(folder, news);
  }
  return byFolder;
}
