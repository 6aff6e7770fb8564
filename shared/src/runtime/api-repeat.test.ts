import { afterEach, describe, expect, it, vi } from 'vitest';
import { pause, repeated, type Attempt } from './api-repeat.ts';

const answer = (patch: Partial<Attempt>): Attempt => ({ status: 200, data: null, headers: {}, ...patch });
const DOWN = answer({ status: 503 });

/** What was waited for, and how often the service was asked, while it gave these answers one after the other. */
async function tried(...answers: Attempt[]) {
  const waits: number[] = [];
  let made = 0;
  const last = await repeated(
    async () => answers[Math.min(made++, answers.length - 1)] ?? DOWN,
    async (ms) => void waits.push(ms),
  );
  return { waits, made, status: last.status };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a call that may arrive twice', () => {
  it('is made once when the service answers, whatever it says', async () => {
    for (const status of [200, 400, 500, 502])
      expect(await tried(answer({ status }))).toMatchObject({ made: 1, status });
  });

  it('is made three times while the service is down, after longer and longer pauses', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect(await tried(DOWN)).toEqual({ waits: [300, 900], made: 3, status: 503 });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect((await tried(DOWN)).waits).toEqual([150, 450]);
  });

  it('is made again when nothing was reached, but not after a timeout', async () => {
    expect(await tried(answer({ status: 0, unreached: true }), answer({}))).toMatchObject({ made: 2, status: 200 });
    expect((await tried(answer({ status: 0, unreached: false }))).made).toBe(1);
  });

  it('waits as long as the service asks, up to five seconds', async () => {
    const later = (seconds: unknown) => tried(answer({ status: 503, headers: { 'retry-after': seconds } }), answer({}));
    expect((await later('2')).waits).toEqual([2000]);
    expect((await later('5')).waits).toEqual([5000]);
    expect(await later('5.1')).toMatchObject({ waits: [], made: 1 });
  });

  it('waits as usual when the service asks for less, or for nothing that is a number', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    for (const seconds of ['0.1', 'Sat, 21 Nov 2026 04:00:00 GMT']) {
      const headers = { 'retry-after': seconds };
      expect((await tried(answer({ status: 503, headers }), answer({}))).waits).toEqual([300]);
    }
  });
});

describe('a pause', () => {
  it('ends after its time, and listens to nobody afterwards', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const ended = vi.fn();
    void pause(300, signal).then(ended);
    await vi.advanceTimersByTimeAsync(299);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  it('ends early with the reason of a visitor who goes away', async () => {
    vi.useFakeTimers();
    const leaving = new AbortController();
    const waiting = pause(300, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
    const silent = new AbortController();
    const other = pause(300, silent.signal);
    silent.abort('no error');
    await expect(other).rejects.toThrow('stopped');
  });

  it('does not begin for a visitor who has gone', async () => {
    vi.useFakeTimers();
    await expect(pause(300, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
