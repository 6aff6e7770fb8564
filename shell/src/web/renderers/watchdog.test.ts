import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Usage } from './renderer-process.ts';
import { watchRenderer } from './watchdog.ts';

const SILENCE = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A renderer that answers when the test says so; `work` is its share of a processor. */
function watched({ work = 1, memory = 50, isKnown = true, answers = false } = {}) {
  const begun = Date.now();
  const failures: string[] = [];
  const usage = (): Usage | null => (isKnown ? { memory, processor: (Date.now() - begun) * work } : null);
  const dog = watchRenderer({
    silence: SILENCE,
    memory: 100,
    ping: () => answers && dog.pong(),
    usage,
    onFailure: (reason) => failures.push(reason),
  });
  return { dog, failures };
}

describe('a renderer', () => {
  it('that works without answering is ended', async () => {
    const { failures } = watched();
    await vi.advanceTimersByTimeAsync(SILENCE + 250);
    expect(failures).toEqual(['has not answered for 1000 ms']);
  });

  it('that answers is left alone', async () => {
    const { failures, dog } = watched({ answers: true });
    await vi.advanceTimersByTimeAsync(60_000);
    dog.stop();
    expect(failures).toEqual([]);
  });

  it('that waits for a processor is given five times as long', async () => {
    const { failures } = watched({ work: 0.1 });
    await vi.advanceTimersByTimeAsync(4 * SILENCE);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(SILENCE + 250);
    expect(failures).toEqual(['has not answered for 5000 ms']);
  });

  it('whose work nobody can measure is judged by the clock', async () => {
    const { failures } = watched({ isKnown: false });
    await vi.advanceTimersByTimeAsync(SILENCE + 250);
    expect(failures).toHaveLength(1);
  });

  it('that takes too much memory is ended at once', async () => {
    const { failures } = watched({ memory: 101 });
    await vi.advanceTimersByTimeAsync(250);
    expect(failures).toEqual(['takes 101 MiB of memory']);
  });
});
