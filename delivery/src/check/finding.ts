/** What one check of the gate found. */
export interface Finding {
  readonly check: string;
  /** `not-run`: it could not be tried, which passes nothing. */
  readonly state: 'passed' | 'failed' | 'not-run';
  /** One line for people: why it failed or could not be tried. Empty when it passed. */
  readonly reason: string;
  /** What was looked at and measured. */
  readonly evidence: readonly string[];
}

export interface Verdict {
  readonly release: string;
  readonly verdict: 'passed' | 'failed' | 'not-run';
  readonly findings: readonly Finding[];
}

/** A check gives its evidence and throws what is wrong. */
export type Examine = () => Promise<readonly string[]> | readonly string[];

/** Why a check could not be tried. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}

export async function examine(check: string, look: Examine): Promise<Finding> {
  try {
    return { check, state: 'passed', reason: '', evidence: await look() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { check, state: error instanceof NotRun ? 'not-run' : 'failed', reason, evidence: [] };
  }
}

/** One failure fails the whole; what could not be tried keeps the rest from passing. */
export function verdictOf(release: string, findings: readonly Finding[]): Verdict {
  const has = (state: Finding['state']) => findings.some((finding) => finding.state === state);
  const open = has('not-run') ? 'not-run' : 'passed';
  return { release, verdict: has('failed') ? 'failed' : open, findings };
}
