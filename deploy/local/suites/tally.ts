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

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  line: number;
  tests: { status: string }[];
}

interface Suite {
  title: string;
  specs?: Spec[] | undefined;
  suites?: Suite[] | undefined;
}

const spec: z.ZodType<Spec> = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string() })),
});

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec).optional(),
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

const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');

function failedSpecs({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter((one) => !one.ok || isFlaky(one));
  const names = failed.map((one) => `${one.file}:${one.line} › ${one.title}${isFlaky(one) ? ' (flaky)' : ''}`);
  return [...names, ...suites.flatMap(failedSpecs)];
}

/** A flaky test, one that failed and then passed on the same site, has failed: next time it is somebody's red build. */
export function fromPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => message)];
  return { passed: stats.expected, failures, skipped: stats.skipped };
}

const checksReport = z.object({ passed: z.array(z.string()), failed: z.array(z.string()) });

/** What `.ci/check/run.ts --report` writes. */
export function fromChecks(report: unknown): Tally {
  const { passed, failed } = checksReport.parse(report);
  return { ...NOTHING, passed: passed.length, failures: failed.map((name) => `check ${name}`) };
}

/** A command that passes or fails as a whole, and says so by its exit code alone. */
export function fromExitCode(name: string, code: number): Tally {
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failures: [name] };
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

export interface SuiteResult {
  name: string;
  tally: Tally;
  /** Seconds on the clock. */
  seconds: number;
  /** Seconds of processor, its children's too; undefined where the system does not tell. */
  processorSeconds: number | undefined;
}

const count = (value: number | undefined, width: number, digits = 0): string =>
  (value === undefined ? '–' : value.toFixed(digits)).padStart(width);

/** A row for each suite: tests, and what they took. */
export function describeSuites(results: readonly SuiteResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, tally, seconds, processorSeconds }) => {
    const figures = [tally.passed, tally.failures.length, tally.skipped].map((value) => count(value, 7));
    return `${name.padEnd(width)} ${figures.join(' ')} ${count(seconds, 9)} ${count(processorSeconds, 9)}`;
  });
  const heads = ['passed', 'failed', 'skipped'].map((head) => head.padStart(7)).join(' ');
  return [`${'suite'.padEnd(width)} ${heads} ${'seconds'.padStart(9)} ${'processor'.padStart(9)}`, ...rows].join('\n');
}

/** The end of `npm test`: what failed, then one line with the count. */
export function describeTally({ passed, failures, skipped }: Tally): string {
  const count = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((name) => `failed: ${name}`), count].join('\n');
}
