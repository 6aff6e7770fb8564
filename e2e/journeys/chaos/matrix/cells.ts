import { execFileSync } from 'node:child_process';
import { isLong } from '../../../fixtures/load/length.ts';
import { ROOT } from '../../../fixtures/places.ts';
import { sections } from '../../../fixtures/site-pages.ts';

/** What happens to a section. */
export const PHASES = [
  'entry missing',
  'chunk missing',
  'CSS missing',
  'factory throws',
  'render throws',
  'effect throws',
  '30 s hang',
  'corrupt bytes',
  'bad signature',
  'words missing',
  'wrong contract',
] as const;
export type Phase = (typeof PHASES)[number];

/** Where it happens: in the store and in renderers, or on the way to a visitor and in their browser. */
export const SIDES = ['server', 'browser'] as const;
export type Side = (typeof SIDES)[number];

export interface Cell {
  section: string;
  phase: Phase;
  side: Side;
  /** Of a release that has the fault; no two cells have the same. */
  version: string;
}

/** Has pages and styles, and nothing that lives in a browser. */
const WITHOUT_ISLANDS = 'mf-content';
const OF_ISLANDS: ReadonlySet<Phase> = new Set([
  'entry missing',
  'chunk missing',
  'factory throws',
  'render throws',
  'effect throws',
  'words missing',
  'wrong contract',
]);

/** Why a cell has nothing to try; null for all others. */
export function emptyReason({ section, phase, side }: Cell): string | null {
  if (side === 'server' || section !== WITHOUT_ISLANDS || !OF_ISLANDS.has(phase)) return null;
  return 'nothing to try: browsers run no script of a section without islands';
}

const ROUND = PHASES.length * SIDES.length;
/** So far apart that a run has five different faults. */
const APART = 5;

/** All of them: every section, phase and side. */
export const cells: readonly Cell[] = sections.flatMap((section, row) =>
  PHASES.flatMap((phase, column) =>
    SIDES.map((side, half) => ({ section, phase, side, version: `9.7.${(row * PHASES.length + column) * 2 + half}` })),
  ),
);

/** Counts commits, so that a commit always has the same cells and the next one others. */
function commits(): number {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }));
  } catch {
    // An archive without history.
    return 0;
  }
}

/** Which cells a run has that has not all of them. */
export const turn = Number(process.env['CHAOS_TURN'] ?? commits()) % ROUND;

/** Whether it is tried in this run: all of them are in the long one, one of every section in any other. */
export function isTried(cell: Cell): boolean {
  if (isLong) return true;
  const row = sections.indexOf(cell.section);
  const at = PHASES.indexOf(cell.phase) * SIDES.length + SIDES.indexOf(cell.side);
  return (at + row * APART) % ROUND === turn;
}
