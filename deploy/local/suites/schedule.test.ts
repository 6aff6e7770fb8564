import { describe, expect, it } from 'vitest';
import { runJobs, type Job } from './schedule.ts';

/** Jobs that end when they are told to, and what has begun so far. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string, more: Partial<Job<string>> = {}): Job<string> => ({
    name,
    run: () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(`${name} done`));
      return promise;
    },
    ...more,
  });
  /** Ends a job and lets whoever waited for it begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { begun, job, end };
}

describe('jobs', () => {
  it('begin in their order, as many at once as there are processors', async () => {
    const { begun, job, end } = workshop();
    const results = runJobs([job('one'), job('two'), job('three')], 2);
    expect(begun).toEqual(['one', 'two']);
    await end('two');
    expect(begun).toEqual(['one', 'two', 'three']);
    await end('one');
    await end('three');
    expect(await results).toEqual(['one done', 'two done', 'three done']);
  });

  it('wait for what they need, and let others pass', async () => {
    const { begun, job, end } = workshop();
    const results = runJobs([job('build'), job('browser', { after: ['build'] }), job('unit')], 2);
    expect(begun).toEqual(['build', 'unit']);
    await end('build');
    expect(begun).toEqual(['build', 'unit', 'browser']);
    await end('unit');
    await end('browser');
    expect(await results).toHaveLength(3);
  });

  it('have the machine for themselves when they are as wide as it', async () => {
    const { begun, job, end } = workshop();
    const results = runJobs([job('narrow'), job('wide', { width: 5 }), job('late', { after: ['wide'] })], 2);
    expect(begun).toEqual(['narrow']);
    await end('narrow');
    expect(begun).toEqual(['narrow', 'wide']);
    await end('wide');
    await end('late');
    expect(await results).toHaveLength(3);
  });

  it('that need a job which does not exist are named instead of waiting for ever', async () => {
    const { job } = workshop();
    await expect(runJobs([job('browser', { after: ['build'] })], 2)).rejects.toThrow('Nobody can begin: browser');
  });
});
