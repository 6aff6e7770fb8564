import type { History } from '../history.ts';

/** One line per move, and at the end whether the chain holds. */
export function reportHistory({ lines, broken }: History): string[] {
  const moves = lines.map(({ when, who, what, to, changes, evidence }) => {
    const changed = changes.map((change) => `${change.app} ${change.from ?? '(none)'} -> ${change.to ?? '(removed)'}`);
    // A move back has its reason as evidence; a promotion only repeats what was verified.
    const why = what === 'revert' || what === 'recover' ? ` [${evidence.join('; ')}]` : '';
    return `${when}  ${who}  ${what} ${to ?? 'nothing'}: ${changed.join(', ') || 'no app changed'}${why}`;
  });
  const state = broken === null ? `${lines.length} lines, the chain holds` : `THE HISTORY IS BROKEN: ${broken}`;
  return [...moves, state];
}
