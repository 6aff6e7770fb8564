import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../../testing/open-window.ts';

const PAGE = '<p data-offline hidden>You are offline</p><button data-try-again>Try again</button><b>Text</b>';

async function openOffline(html = PAGE) {
  const { window } = openWindow({ html });
  document.getElementById('words')?.setAttribute('data-still-offline', 'Still offline');
  const network = { onLine: true };
  vi.stubGlobal('navigator', network);
  const showAgain = vi.fn(async () => {});
  vi.doMock('./show-again.ts', () => ({ showAgain }));
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  const { listenForNetwork } = await import('./network.ts');
  const turn = (onLine: boolean) => {
    network.onLine = onLine;
    window.dispatchEvent(new window.Event(onLine ? 'online' : 'offline'));
  };
  const isOfflineShown = () => document.querySelector<HTMLElement>('[data-offline]')?.hidden === false;
  const toasts = () => document.getElementById('toasts')?.textContent;
  return { listenForNetwork, network, turn, showAgain, fetch, isOfflineShown, toasts };
}

describe('a visitor without a network', () => {
  it('is told so, for as long as there is none', async () => {
    const { listenForNetwork, turn, isOfflineShown } = await openOffline();
    listenForNetwork();
    expect(isOfflineShown()).toBe(false);
    turn(false);
    expect(isOfflineShown()).toBe(true);
    turn(true);
    expect(isOfflineShown()).toBe(false);
  });

  it('is told so from the beginning', async () => {
    const { listenForNetwork, network, isOfflineShown } = await openOffline();
    network.onLine = false;
    listenForNetwork();
    expect(isOfflineShown()).toBe(true);
  });

  it('gets the page that did not come when the network is back, in four tries, later and later', async () => {
    const { listenForNetwork, network, turn, showAgain } = await openOffline();
    network.onLine = false;
    listenForNetwork();
    turn(true);
    expect(showAgain).toHaveBeenCalledOnce();
    for (const tries of [2, 3, 4]) {
      await vi.advanceTimersByTimeAsync((tries - 1) * 1000 - 1);
      expect(showAgain).toHaveBeenCalledTimes(tries - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(showAgain).toHaveBeenCalledTimes(tries);
    }
    await vi.advanceTimersByTimeAsync(60_000);
    expect(showAgain).toHaveBeenCalledTimes(4);
  });

  it('has one row of tries, which begins anew whenever the network comes back', async () => {
    const { listenForNetwork, network, turn, showAgain } = await openOffline();
    network.onLine = false;
    listenForNetwork();
    turn(true);
    await vi.advanceTimersByTimeAsync(900);
    turn(true);
    expect(showAgain).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(showAgain).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(showAgain).toHaveBeenCalledTimes(3);
  });

  it('is waited for on pages that do not say so, too', async () => {
    const { listenForNetwork, network, turn, showAgain } = await openOffline('<button data-try-again></button>');
    network.onLine = false;
    listenForNetwork();
    document.dispatchEvent(new Event('click'));
    turn(true);
    expect(showAgain).toHaveBeenCalledOnce();
  });

  it('is not sent anywhere when the page has come', async () => {
    const { listenForNetwork, showAgain } = await openOffline('<p data-offline></p>');
    listenForNetwork();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(showAgain).not.toHaveBeenCalled();
  });
});

describe('the button to try again', () => {
  it('asks the site itself, past every cache, and brings the page', async () => {
    const { listenForNetwork, network, fetch, showAgain, isOfflineShown } = await openOffline();
    network.onLine = false;
    listenForNetwork();
    click('b');
    expect(fetch).not.toHaveBeenCalled();
    click('button');
    await vi.waitFor(() => expect(showAgain).toHaveBeenCalledOnce());
    expect(fetch.mock.calls).toEqual([['https://www.example.com/cn/en/cars', { method: 'HEAD', cache: 'no-store' }]]);
    expect(isOfflineShown()).toBe(false);
  });

  it('says when there is still no way to it', async () => {
    const { listenForNetwork, network, fetch, showAgain, toasts, isOfflineShown } = await openOffline();
    network.onLine = false;
    listenForNetwork();
    fetch.mockRejectedValue(new TypeError('no network'));
    click('button');
    await vi.waitFor(() => expect(toasts()).toBe('Still offline'));
    expect([isOfflineShown(), showAgain.mock.calls.length]).toEqual([true, 0]);
  });
});
