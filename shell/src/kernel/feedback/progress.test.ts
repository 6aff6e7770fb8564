import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

const { signal } = new AbortController();

async function openBar() {
  openWindow({ html: '' });
  const bar = await import('./progress.ts');
  return { ...bar, state: () => document.getElementById('progress')?.dataset['state'] };
}

// Spec LIM-progress.
describe('the bar of a navigation', () => {
  it('appears after 200 ms, ends with the page, and goes 500 ms later', async () => {
    const { startProgress, endProgress, state } = await openBar();
    startProgress(signal);
    vi.advanceTimersByTime(199);
    expect(state()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(state()).toBe('creeping');
    endProgress('done');
    vi.advanceTimersByTime(499);
    expect(state()).toBe('done');
    vi.advanceTimersByTime(1);
    expect(state()).toBeUndefined();
  });

  it('never appears for a page that comes at once', async () => {
    const { startProgress, endProgress, state } = await openBar();
    startProgress(signal);
    endProgress('done');
    expect(state()).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(state()).toBeUndefined();
  });

  it('waits 200 ms from the newest navigation', async () => {
    const { startProgress, endProgress, state } = await openBar();
    startProgress(signal);
    vi.advanceTimersByTime(150);
    startProgress(signal);
    vi.advanceTimersByTime(199);
    expect(state()).toBeUndefined();
    endProgress('done');
    vi.advanceTimersByTime(1000);
    expect(state()).toBeUndefined();
  });

  it('ends with a navigation that is given up', async () => {
    const { startProgress, state } = await openBar();
    const givenUp = new AbortController();
    startProgress(givenUp.signal);
    vi.advanceTimersByTime(200);
    givenUp.abort();
    expect(state()).toBe('done');
  });

  it('is missed by nothing where the frame has none', async () => {
    const { startProgress, endProgress } = await openBar();
    document.getElementById('progress')?.remove();
    startProgress(signal);
    expect(() => vi.advanceTimersByTime(200)).not.toThrow();
    expect(() => endProgress('done')).not.toThrow();
  });

  it('says that a page failed, and begins anew with the next one', async () => {
    const { startProgress, endProgress, state } = await openBar();
    startProgress(signal);
    vi.advanceTimersByTime(200);
    endProgress('failed');
    expect(state()).toBe('failed');
    startProgress(signal);
    vi.advanceTimersByTime(500);
    expect(state()).toBe('creeping');
  });
});
