import type { History } from '../history.ts';

const goesBack = (what: History['lines'][number]['what']) =>
  what === 'revert' || what === 'recover' || what === 'demotion' || what === 'withdraw' || what === 'advance';

/**
 * One line per move, and at the end whether the chain holds and leads to the pointer. The chain alone cannot show that its
 * last lines were cut off.
 */
export function reportHistory({ lines, broken }: History, pointer: string | null): string[] {
  const moves = lines.map(({ when, who, what, to, changes, evidence }) => {
    const changed = changes.map((change) => `${change.app} ${change.from ?? '(none)'} -> ${change.to ?? '(removed)'}`);
    // A move back has its reason as evidence; a promotion repeats what was verified, unless somebody knew better.
    const reasons = goesBack(what) ? evidence : evidence.filter((line) => line.startsWith('despite: '));
    const why = reasons.length > 0 ? ` [${reasons.join('; ')}]` : '';
    return `${when}  ${who}  ${what} ${to ?? 'nothing'}: ${changed.join(', ') || 'no app changed'}${why}`;
  });
  const state = broken === null ? `${lines.length} lines, the chain holds` : `THE HISTORY IS BROKEN: ${broken}`;
  const last = lines.at(-1)?.to ?? null;
  if (last === pointer) return [...moves, state];
  const gap = `the last line leads to ${last ?? 'nothing'}, the pointer to ${pointer ?? 'nothing'}`;
  return [...moves, state, `${gap}: a command is running or was interrupted, or lines were removed`];
}
