import type { Verdict } from '../check/finding.ts';

const MARKS = { passed: 'ok  ', failed: 'FAIL', 'not-run': 'open' } as const;

const WORDS = {
  passed: 'can be promoted',
  failed: 'cannot be promoted',
  'not-run': 'was not checked completely, so it did not pass',
} as const;

/** One line for each check, and the verdict last. */
export function reportCheck({ release, verdict, findings }: Verdict): string[] {
  const lines = findings.map(({ check, state, reason, evidence }) => {
    const said =
      state === 'passed' ? (evidence.length > 1 ? `${evidence.length} looked at` : evidence.join('')) : reason;
    return `${MARKS[state]}  ${check}${said === '' ? '' : `: ${said}`}`;
  });
  return [...lines, `${release} ${WORDS[verdict]}`];
}
