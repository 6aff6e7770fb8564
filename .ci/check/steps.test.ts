import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeResult, narrowed, runStep, runSteps, STEPS } from './steps.ts';

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

describe('a step of some folders', () => {
  const commandOf = (name: string, ...folders: string[]) =>
    STEPS.filter((step) => step.name === name).map((step) => narrowed(step, folders).command.join(' '));

  it('reads these folders, and the packages that they lie in with what those refer to', () => {
    expect(commandOf('lint', 'mf-invest', 'api/src/db')).toEqual([expect.stringMatching(/ mf-invest api\/src\/db$/)]);
    expect(commandOf('types', 'api/src/db', 'api/src/calls', 'mf-invest')).toEqual(['tsc -b api mf-invest']);
  });

  it('reads everything where nothing is named, or where it cannot be narrowed', () => {
    expect(commandOf('lint')).toEqual([expect.stringMatching(/ \.$/)]);
    expect(commandOf('structure', 'mf-invest')).toEqual(commandOf('structure'));
  });
});

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

describe('the steps of the check', () => {
  it.each(STEPS.map(({ name }) => name))('%s can be run alone, and is explained', (name) => {
    expect(read('package.json')).toContain(`"check:${name}": "node .ci/check/run.ts ${name}"`);
    expect(read('CONTRIBUTING.md')).toMatch(new RegExp(`^\\| \`${name}\``, 'm'));
  });
});

describe('a command of the guide for contributors', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
  const ofPnpm = ['exec'];
  const named = [...read('CONTRIBUTING.md').matchAll(/`pnpm (?!-)([a-z:]+)/g)].map(([, name = '']) => name);

  it.each([...new Set(named)])('pnpm %s is one', (name) => {
    expect([...scripts, ...ofPnpm].some((script) => script === name || script === name.replace(/:$/, ''))).toBe(true);
  });
});
