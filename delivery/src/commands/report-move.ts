import type { Moved } from '../promotion/move-constellation.ts';

/** What happened, in lines for people, and the exit code for scripts. */
export interface Report {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1;
}

export function reportMove(moved: Moved): Report {
  if (moved.changes.length === 0) return { lines: [`nothing changed: ${moved.to} is promoted already`], exitCode: 0 };
  const changed = moved.changes.map(({ app, from, to }) => `  ${app} ${from ?? '(none)'} -> ${to ?? '(removed)'}`);
  const moves = [`promoted ${moved.to} (was ${moved.from ?? 'nothing'})`, ...changed];
  switch (moved.verdict.kind) {
    case 'no-web':
      return {
        lines: [...moves, 'no web process runs on this store; it will check this set when it starts'],
        exitCode: 0,
      };
    case 'accepted':
      return { lines: [...moves, `the web process serves it (after ${moved.verdict.afterMs} ms)`], exitCode: 0 };
    case 'silent':
      return notPromoted(moved, changed, `the web process did not answer within ${moved.verdict.afterMs} ms`);
    case 'refused':
      return notPromoted(moved, changed, `the web process refused ${moved.to}: ${moved.verdict.reason}`);
  }
}

function notPromoted({ backTo }: Moved, changed: readonly string[], why: string): Report {
  const lines = changed.map((line) => `  not promoted:${line.slice(1)}`);
  return { lines: [why, ...lines, `the pointer went back to ${backTo ?? 'nothing'}`], exitCode: 1 };
}
