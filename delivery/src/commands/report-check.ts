import type { Finding, Verdict } from '../check/finding.ts';

const MARKS = { passed: 'ok  ', failed: 'FAIL', 'not-run': 'open' } as const;

const WORDS = {
  passed: 'can be promoted',
  failed: 'cannot be promoted',
  'not-run': 'was not checked completely, so it did not pass',
} as const;

/** One line for each check. */
export function linesOfFindings(findings: readonly Finding[]): string[] {
  return findings.map(({ check, state, reason, evidence }) => {
    const said =
      state === 'passed' ? (evidence.length > 1 ? `${evidence.length} looked at` : evidence.join('')) : reason;
    return `${MARKS[state]}  ${check}${said === '' ? '' : `: ${said}`}`;
  });
}

/** The lines of all checks, and the verdict last. */
export const reportCheck = ({ release, verdict, findings }: Verdict): string[] => [
  ...linesOfFindings(findings),
  `${release} ${WORDS[verdict]}`,
];
