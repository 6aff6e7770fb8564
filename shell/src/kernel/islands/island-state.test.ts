import { describe, expect, it, vi } from 'vitest';
import type { PageState } from 'shared/contract/section/section';
import { openWindow } from '../../testing/open-window.ts';

const ISLANDS = '<div data-island="0"><b></b></div><div data-island="1"></div><p></p>';

async function openState(owns?: string) {
  const { window } = openWindow({ html: ISLANDS, page: { owns } });
  const { firstPage } = await import('../page-data.ts');
  const island = await import('./island-state.ts');
  island.resetIslands(firstPage);
  return { ...island, firstPage, window };
}

describe('the addresses of an island', () => {
  it.each([
    ['/cn/en/cars/', '/cn/en/cars/red?page=2', true],
    ['/cn/en/cars/', '/cn/en/cars', false],
    ['/cn/en/cars/', '/cn/en/trucks?from=/cn/en/cars/', false],
    ['/cn/en/cars', '/cn/en/cars?page=2', true],
    ['/cn/en/cars', '/cn/en/cars/red', false],
    ['/cn/en/cars', '/cn/en/trucks?from=/cn/en/cars', false],
    [undefined, '/cn/en/cars', false],
  ])('of a page that owns %s: %s is one (%s)', async (owns, address, isOne) => {
    const { isOwned, ownAddresses } = await openState(owns);
    expect(isOwned(address)).toBe(false);
    ownAddresses();
    expect(isOwned(address)).toBe(isOne);
  });

  it('are its own until it gives them back, or its page goes', async () => {
    const { isOwned, ownAddresses, resetIslands, firstPage } = await openState('/cn/en/cars');
    const giveBack = ownAddresses();
    giveBack();
    expect(isOwned('/cn/en/cars')).toBe(false);
    ownAddresses();
    resetIslands(null);
    expect(isOwned('/cn/en/cars')).toBe(false);
    resetIslands(firstPage);
    expect(isOwned('/cn/en/cars')).toBe(false);
  });
});

it('what happens is of the island around it, or of none', async () => {
  const { islandOf, window } = await openState();
  const [within, outside] = [document.querySelector('b'), document.querySelector('p')];
  expect([within, outside, window, null].map(islandOf)).toEqual([0, -1, -1, -1]);
});

describe('who waits for islands', () => {
  it('hears of those that are due already and do not live, then of each that becomes due, until it stops', async () => {
    const { onDue, announceDue, state } = await openState();
    state.due = new Set([0, 1, 7]);
    state.live.add(1);
    const listener = vi.fn();
    const stop = onDue(listener);
    expect(listener.mock.calls).toEqual([[0, document.querySelector('[data-island="0"]')]]);
    expect(announceDue(1)).toBe(true);
    expect(listener).toHaveBeenLastCalledWith(1, document.querySelector('[data-island="1"]'));
    stop();
    expect(announceDue(0)).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hears nothing of an island that is not in the document', async () => {
    const { onDue, announceDue } = await openState();
    const listener = vi.fn();
    onDue(listener);
    announceDue(7);
    expect(listener).not.toHaveBeenCalled();
  });
});

it('the next page begins without the islands of the one before', async () => {
  const { resetIslands, state } = await openState();
  state.due.add(0);
  state.live.add(0);
  state.queued.push({ island: 0, element: document.body, replay: () => {} });
  const page = { section: 'mf-a' } as PageState;
  resetIslands(page);
  expect(state).toEqual({ page, due: new Set(), live: new Set(), queued: [], routes: false });
});
