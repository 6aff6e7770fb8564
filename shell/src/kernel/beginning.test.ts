import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, openWindow, serveFragments } from '../testing/open-window.ts';

const TRUCKS = '/cn/en/trucks';

/** The document of the cars, of which the browser says that it began so. */
async function openBegun(activation: object | undefined) {
  const opened = openWindow({ html: '<h1>Cars</h1>' });
  Object.assign(opened.navigation, { activation });
  const { begin, listenForNavigation } = await import('./navigate.ts');
  listenForNavigation();
  const boot = vi.fn();
  begin(boot);
  return { ...opened, boot };
}

const begunAt = (path: string) => ({ entry: { url: `https://www.example.com${path}` } });

describe('a document', () => {
  it.each([
    ['whose address is still its own stays', begunAt('/cn/en/cars#prices'), 0],
    ['that a browser does not tell the beginning of stays', undefined, 0],
    ['that is not shown yet stays', { entry: null }, 0],
    ['whose address was changed before the script came is loaded again', begunAt(TRUCKS), 1],
    ['whose query was changed is loaded again', begunAt('/cn/en/cars?of=2026'), 1],
  ])('%s', async (_which, activation, times) => {
    const { reload, boot } = await openBegun(activation);
    expect(reload).toHaveBeenCalledTimes(times);
    expect(boot).toHaveBeenCalledTimes(1 - times);
  });

  it('that is not loaded again after all, because the visitor went back to it, is booted and has its page', async () => {
    const { navigation, boot } = await openBegun(begunAt(TRUCKS));
    const fetch = serveFragments({});
    navigation.go('/cn/en/cars', { navigationType: 'reload' });
    expect(boot).not.toHaveBeenCalled();
    const { isNative } = navigation.go(TRUCKS, { navigationType: 'traverse', sameDocument: true });
    expect(boot).toHaveBeenCalledOnce();
    expect([isNative, fetch.mock.calls]).toEqual([true, []]);
  });

  it('is asked for the page of an address that another document of the history has', async () => {
    const { navigation } = await openBegun(begunAt(TRUCKS));
    serveFragments({ '/cn/_f/en/cars': fragmentOf('/cn/en/cars', { html: '<h1>All cars</h1>' }) });
    await navigation.go('/cn/en/cars', { navigationType: 'traverse', sameDocument: true }).finished;
    expect(document.querySelector('main h1')?.textContent).toBe('All cars');
  });
});
