import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

export interface Tally {
  passed: number;
  /** What failed, by name: whoever reads only the end of a long log must see what to look for. */
  failures: readonly string[];
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failures: [], skipped: 0 };

export function add(...tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
  };
}

const vitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

interface Suite {
  title: string;
  specs?: { title: string; ok: boolean; file: string; line: number }[] | undefined;
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), file: z.string(), line: z.number() })).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().default('an error outside of any test') })).default([]),
  suites: z.array(suite).default([]),
});

/** A test file that could not even be loaded has no tests; it counts as one that failed. */
export function fromVitest(report: unknown): Tally {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    if (assertionResults.length === 0) return status === 'failed' ? [`${name} could not be loaded`] : [];
    const failed = assertionResults.filter((result) => result.status === 'failed');
    return failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
  return { passed: numPassedTests, failures, skipped: numTotalTests - numPassedTests - numFailedTests };
}

function failedSpecs({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/**
 * A flaky test failed and then passed on the same site: a browser on two cores loses now and then. It counts as passed, and
 * Playwright names it at the end of its list, so that somebody looks.
 */
export function fromPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)];
  return { passed: stats.expected + stats.flaky, failures, skipped: stats.skipped };
}

/**
 * Reads a runner's report. A runner that wrote none, or that failed with no failed test, counts as one failure, so that no
 * accident looks like a success.
 */
export function readTally(file: string, read: (report: unknown) => Tally, code: number): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0 || tally.failures.length > 0) return tally;
    return { ...tally, failures: [`${basename(file)}: the runner ended with ${code} and no failed test`] };
  } catch (error) {
    return { ...NOTHING, failures: [`${basename(file)} could not be read: ${String(error)}`] };
  }
}

/** The end of `npm test`: what failed, then one line with the count. */
export function describeTally({ passed, failures, skipped }: Tally): string {
  const count = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((name) => `failed: ${name}`), count].join('\n');
}
