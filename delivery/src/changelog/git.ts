import { execFile } from 'node:child_process';

const MOST_BYTES = 16 * 1024 * 1024;

/** What git prints, or null where there is no git, no repository or no such commit. */
export function git(root: string, ...args: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    execFile('git', ['-C', root, ...args], { maxBuffer: MOST_BYTES }, (error, printed) =>
      resolve(error ? null : printed.trim()),
    );
  });
}

export interface Commit {
  /** Abbreviated hash. */
  readonly hash: string;
  readonly subject: string;
}

export interface CommitRange {
  readonly root: string;
  /** Left out with everything before it; null for the whole past. */
  readonly from: string | null;
  readonly to: string;
  /** Only commits that change something below these folders. */
  readonly folders: readonly string[];
}

/** Commits without merges, newest first; null when git does not know one of the two. */
export async function commitsBetween({ root, from, to, folders }: CommitRange): Promise<Commit[] | null> {
  const range = from === null ? to : `${from}..${to}`;
  const printed = await git(root, 'log', '--no-merges', '--format=%h %s', range, '--', ...folders);
  return printed?.split('\n').filter(Boolean).map(readLine) ?? null;
}

function readLine(line: string): Commit {
  const space = line.indexOf(' ');
  return { hash: line.slice(0, space), subject: line.slice(space + 1) };
}
