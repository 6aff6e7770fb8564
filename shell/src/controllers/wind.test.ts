import { describe, expect, it, vi } from 'vitest';
import { PAGE_SHOWN } from '../kernel/kernel-events.ts';
import { openWindow } from '../testing/open-window.ts';

interface Visit {
  html?: string;
  saveData?: boolean;
  /** Media queries that hold. */
  prefers?: RegExp;
}

async function visit({ html = '<section data-controller="wind"></section>', saveData, prefers }: Visit = {}) {
  openWindow({ html });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefers?.test(query) ?? false,
    addEventListener: () => {},
  }));
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'complete' });
  const end = vi.fn<() => void>();
  const openTunnel = vi.fn<(section: HTMLElement) => Promise<{ end: () => void }>>(() => Promise.resolve({ end }));
  vi.doMock('./wind/tunnel.ts', () => ({ openTunnel }));
  await import('./wind.ts');
  return { openTunnel, end };
}

// Spec STATE-wind.
describe('the air of a page', () => {
  it('moves where there is a tunnel, and anew on each page that has one', async () => {
    const { openTunnel, end } = await visit();
    await vi.waitFor(() => expect(openTunnel).toHaveBeenCalledTimes(1));
    document.dispatchEvent(new Event(PAGE_SHOWN));
    await vi.waitFor(() => expect(openTunnel).toHaveBeenCalledTimes(2));
    expect(end).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Visit]>([
    ['there is none', { html: '<p>News</p>' }],
    ['data are saved', { saveData: true }],
    ['less motion is preferred', { prefers: /reduced-motion/ }],
    ['less data are preferred', { prefers: /reduced-data/ }],
  ])('stands still where %s', async (_why, circumstances) => {
    const { openTunnel } = await visit(circumstances);
    expect(openTunnel).not.toHaveBeenCalled();
  });
});
