import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Suggestions } from './suggestions.ts';

describe('suggestions while somebody types', () => {
  const shown: (readonly string[])[] = [];
  const bodies: unknown[] = [];
  const signals: AbortSignal[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      const request = JSON.parse(body) as { searchKeyword: string };
      bodies.push(request);
      signals.push(signal);
      const list = [{ participleWord: `${request.searchKeyword} word` }];
      const groups: unknown[] = [];
      return Promise.resolve({ json: () => Promise.resolve({ code: '0000', msg: '', data: { list, groups } }) });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    shown.length = bodies.length = signals.length = 0;
  });
  const typing = () =>
    new Suggestions('en', ({ list }) => shown.push(list.map(({ participleWord }) => participleWord)));

  it('are asked for once, 200 ms after the last letter, eight of them, in the language of the page', async () => {
    const suggestions = typing();
    suggestions.want('w');
    await vi.advanceTimersByTimeAsync(199);
    suggestions.want('wi ');
    await vi.advanceTimersByTimeAsync(199);
    expect(bodies).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toEqual([{ searchKeyword: 'wi', pageNo: 1, pageSize: 8, language: 2 }]);
    expect(shown).toEqual([['wi word']]);
  });

  it('give up a question when more is typed', async () => {
    const suggestions = typing();
    suggestions.want('w');
    vi.advanceTimersByTime(200);
    suggestions.want('wi');
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([['wi word']]);
  });

  it('are there at once for what was typed before, until the search is closed', async () => {
    const suggestions = typing();
    suggestions.want('w');
    await vi.advanceTimersByTimeAsync(200);
    suggestions.want('wi');
    suggestions.want('w');
    expect(shown).toEqual([['w word'], ['w word']]);
    suggestions.close();
    suggestions.want('w');
    expect(shown).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect([bodies.length, shown.length]).toEqual([2, 3]);
  });

  it('ask nothing for blanks, and take away what was shown', async () => {
    typing().want('  ');
    await vi.advanceTimersByTimeAsync(500);
    expect(bodies).toEqual([]);
    expect(shown).toEqual([[]]);
  });

  it('are none when the service does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    typing().want('w');
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([[]]);
  });
});
