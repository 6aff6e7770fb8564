import { describe, expect, it } from 'vitest';
import { add, describeTally, fromPlaywright, fromVitest, readTally } from './tally.ts';

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

const playwright = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
  suites: [
    {
      title: 'home.spec.ts',
      suites: [{ title: 'the home page', specs: [{ title: 'is read', ok: false, file: 'home.spec.ts', line: 7 }] }],
    },
  ],
};

describe('the count of tests', () => {
  it('adds up what the runners report, and names what failed', () => {
    const sum = add(fromVitest(vitest), fromPlaywright(playwright));
    expect(sum).toMatchObject({ passed: 8, skipped: 3 });
    expect(describeTally(sum)).toBe(
      'failed: menu.test.ts › a menu closes\nfailed: home.spec.ts:7 › is read\n8 passed, 2 failed, 3 skipped',
    );
  });

  it('ends in one plain line when nothing was skipped', () => {
    expect(describeTally({ passed: 10, failures: [], skipped: 0 })).toBe('10 passed, 0 failed');
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
