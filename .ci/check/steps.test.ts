import { describe, expect, it } from 'vitest';
import { describeResult, runStep, runSteps } from './steps.ts';

const node = (name: string, script: string) => ({ name, command: ['node', '-e', script] as const });

describe('a step of the check', () => {
  it('passes silently', async () => {
    const result = await runStep(node('fine', 'console.log("noise")'), '.');
    expect(result.isPassed).toBe(true);
    expect(describeResult(result)).toMatch(/^ok {3}fine \(\d+\.\d s\)$/);
  });

  it('fails with what the tool said', async () => {
    const result = await runStep(node('bad', 'console.error("line 3 is wrong"); process.exit(1)'), '.');
    expect(describeResult(result)).toContain('line 3 is wrong');
  });

  it('fails when its tool is not there', async () => {
    expect((await runStep({ name: 'gone', command: ['no-such-tool'] }, '.')).isPassed).toBe(false);
  });

  it('does not keep the others from running', async () => {
    const seen: string[] = [];
    const steps = [node('bad', 'process.exit(1)'), node('fine', '')];
    await runSteps(steps, '.', { width: 1, report: (result) => seen.push(result.name) });
    expect(seen).toEqual(['bad', 'fine']);
  });
});
