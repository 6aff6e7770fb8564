import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

async function openPage() {
  openWindow({ html: '<h2 id="prices">Prices</h2>' });
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  return { ...(await import('./scroll.ts')), scrollTo };
}

describe('the position of a page', () => {
  it('is kept for each entry of the history', async () => {
    const { saveScroll, pushEntry, adoptEntry, restoreScroll, replaceEntry, scrollTo } = await openPage();
    replaceEntry();
    const first: unknown = history.state;
    vi.stubGlobal('scrollY', 300);
    saveScroll();
    pushEntry('/cn/en/trucks');
    expect(location.pathname).toBe('/cn/en/trucks');
    restoreScroll();
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: 'instant' });
    adoptEntry(first);
    restoreScroll();
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 300, behavior: 'instant' });
  });

  it('is that of the part which the address names, or the top', async () => {
    const { scrollToHash, scrollTo } = await openPage();
    const seen = vi.fn();
    const part = document.getElementById('prices');
    if (part) part.scrollIntoView = seen;
    scrollToHash('#prices');
    expect([seen.mock.calls.length, scrollTo.mock.calls.length]).toEqual([1, 0]);
    scrollToHash('');
    scrollToHash('#none');
    expect([seen.mock.calls.length, scrollTo.mock.calls.length]).toEqual([1, 2]);
  });
});
