import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { highlighted, Suggestions } from './suggestions.ts';

describe('a suggested word', () => {
  it.each([
    ['Wind tunnel', 'wind', ['>Wind<', ' tunnel']],
    ['风阻系数', '风', ['>风<', '阻系数']],
    ['drag of the wind', 'wind', ['drag of the ', '>wind<']],
    ['S1', 'wind', ['S1']],
    ['S1', '', ['S1']],
  ])('%s shows what was typed: %s', (text, keyword, parts) => {
    expect(highlighted(text, keyword).map(([part, match]) => (match ? `>${part}<` : part))).toEqual(parts);
  });
});

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
      return Promise.resolve({ json: () => Promise.resolve({ code: '0000', msg: '', data: { list } }) });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    shown.length = bodies.length = signals.length = 0;
  });
  const typing = () => new Suggestions('en', (words) => shown.push(words));

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
