import { describe, expect, it } from 'vitest';
import { add, describeSuites, describeTally, fromChecks, fromPlaywright, fromVitest, readTally } from './tally.ts';

const vitest = {
  numTotalTests: 5,
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: 'menu.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a menu opens' },
        { status: 'failed', fullName: 'a menu closes' },
      ],
    },
  ],
};

const specs = [
  { title: 'is read', ok: false, file: 'home.spec.ts', line: 7, tests: [{ status: 'unexpected' }] },
  { title: 'is seen', ok: true, file: 'home.spec.ts', line: 9, tests: [{ status: 'flaky' }] },
  { title: 'is found', ok: true, file: 'home.spec.ts', line: 11, tests: [{ status: 'expected' }] },
];

const playwright = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      title: 'home.spec.ts',
      suites: [{ title: 'the home page', specs }],
    },
  ],
};

describe('the count of tests', () => {
  it('adds up what the runners report, and names what failed', () => {
    const sum = add(fromVitest(vitest), fromPlaywright(playwright));
    expect(sum).toMatchObject({ passed: 7, skipped: 3 });
    expect(describeTally(sum)).toBe(
      'failed: menu.test.ts › a menu closes\nfailed: home.spec.ts:7 › is read\n' +
        'failed: home.spec.ts:9 › is seen (flaky)\n7 passed, 3 failed, 3 skipped',
    );
  });

  it('ends in one plain line when nothing was skipped', () => {
    expect(describeTally({ passed: 10, failures: [], skipped: 0 })).toBe('10 passed, 0 failed');
  });

  it('adds up what the checks say', () => {
    const report = { passed: ['format', 'types'], failed: ['lint'] };
    expect(fromChecks(report)).toEqual({ passed: 2, failures: ['check lint'], skipped: 0 });
  });

  it('shows a row for every suite with its time', () => {
    const one = {
      name: 'unit',
      tally: { passed: 4744, failures: [], skipped: 0 },
      seconds: 21.4,
      processorSeconds: 40,
    };
    const other = { name: 'browser', tally: { passed: 9, failures: ['x'], skipped: 1 }, seconds: 300 };
    expect(describeSuites([one, { ...other, processorSeconds: undefined }])).toBe(
      [
        'suite    passed  failed skipped   seconds processor',
        'unit       4744       0       0        21        40',
        'browser       9       1       1       300         –',
      ].join('\n'),
    );
  });

  it('counts a test file that could not be loaded', () => {
    const broken = { ...vitest, testResults: [{ name: 'menu.test.ts', status: 'failed', assertionResults: [] }] };
    expect(fromVitest(broken).failures).toEqual(['menu.test.ts could not be loaded']);
  });

  it('counts an error of the browser runner outside of any test', () => {
    const interrupted = { ...playwright, suites: [], errors: [{ message: 'no server' }] };
    expect(fromPlaywright(interrupted).failures).toEqual(['no server']);
  });

  it('counts a runner that wrote no report', () => {
    expect(readTally('/nowhere/report.json', fromVitest, 0).failures).toHaveLength(1);
  });
});
