import { describe, expect, it } from 'vitest';
import { add, describeTally, fromPlaywright, fromVitest, NOTHING, readTally } from './tally.ts';

const vitest = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 1, testResults: [] };

describe('the count of tests', () => {
  it('adds up what the runners report', () => {
    const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };
    const sum = add(fromVitest(vitest), fromPlaywright(playwright));
    expect(sum).toEqual({ passed: 8, failed: 2, skipped: 3 });
    expect(describeTally(sum)).toBe('8 passed, 2 failed, 3 skipped');
  });

  it('ends in one plain line when nothing was skipped', () => {
    expect(describeTally({ passed: 10, failed: 0, skipped: 0 })).toBe('10 passed, 0 failed');
  });

  it('counts a test file that could not be loaded', () => {
    const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(fromVitest(broken).failed).toBe(2);
  });

  it('counts a runner that wrote no report as a failure', () => {
    expect(readTally('/nowhere/report.json', fromVitest, 0)).toEqual({ ...NOTHING, failed: 1 });
  });
});
