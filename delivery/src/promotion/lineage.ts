import type { HistoryLine } from '../history.ts';

/**
 * Versions an app went through on the way to its present one, oldest first. A rollback takes the later ones away, so a
 * second rollback goes one further back and not forward again.
 */
export function lineOfVersions(lines: readonly HistoryLine[], app: string): string[] {
  const steps = lines.flatMap(({ what, changes }) =>
    changes.filter((change) => change.app === app).map(({ to }) => ({ what, to })),
  );
  return walk(steps);
}

/** The same for whole constellations. */
export function lineOfConstellations(lines: readonly HistoryLine[]): string[] {
  return walk(lines);
}

interface Step {
  readonly what: HistoryLine['what'];
  readonly to: string | null;
}

function walk(steps: readonly Step[]): string[] {
  let line: string[] = [];
  for (const { what, to } of steps) {
    if (to === null) {
      line = [];
      continue;
    }
    const known = line.lastIndexOf(to);
    const goesBack = what !== 'promote' && what !== 'ensure' && what !== 'advance';
    if (goesBack && known >= 0) line = line.slice(0, known + 1);
    else if (line.at(-1) !== to) line = [...line, to];
  }
  return line;
}

/** Last line that gave an app this version. */
export function lineThatBrought(lines: readonly HistoryLine[], app: string, version: string): HistoryLine | undefined {
  return lines.findLast(({ changes }) => changes.some((change) => change.app === app && change.to === version));
}
