import { spawnSync } from 'node:child_process';

/** Of util-linux, 2.33 or later; where distributions have it. */
const SETPRIV = '/usr/bin/setpriv';
const ARGUMENTS = ['--pdeathsig', 'KILL'] as const;

let isPossible: boolean | undefined;

/** Whether the kernel can be asked here to end a process together with the one that started it. */
export function canEndWithParent(): boolean {
  isPossible ??= spawnSync(SETPRIV, [...ARGUMENTS, 'true']).status === 0;
  return isPossible;
}

/**
 * A process in an endless loop never notices that its parent is gone; the kernel does (prctl(2), `PR_SET_PDEATHSIG`).
 * @returns what to start in place of Node, and its arguments before those of Node
 */
export function nodeEndingWithParent(): { program: string; before: readonly string[] } {
  if (!canEndWithParent()) return { program: process.execPath, before: [] };
  return { program: SETPRIV, before: [...ARGUMENTS, process.execPath] };
}
