import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(...tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
  };
}

const vitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

/** A test file that could not even be loaded has no tests; it counts as one that failed. */
export function fromVitest(report: unknown): Tally {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}

/**
 * A flaky test failed and then passed on the same site: a browser on two cores loses now and then. It counts as passed, and
 * Playwright names it at the end of its list, so that somebody looks.
 */
export function fromPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/**
 * Reads a runner's report. A runner that wrote none, or that failed with no failed test, counts as one failure, so that no
 * accident looks like a success.
 */
export function readTally(file: string, read: (report: unknown) => Tally, code: number): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { ...NOTHING, failed: 1 };
  }
}

/** The last line of `npm test`. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
