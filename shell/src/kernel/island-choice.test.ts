import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, openWindow, serveFragments } from '../testing/open-window.ts';

describe('a choice that an island shows by itself', () => {
  const choose = async () => {
    const { navigation } = openWindow({ html: '<h1>Cars</h1>', page: { owns: '/cn/en/cars' } });
    const { listenForNavigation } = await import('./navigate.ts');
    const { bootPage } = await import('./boot-page.ts');
    const { firstPage } = await import('./page-data.ts');
    const { ownAddresses } = await import('./islands/island-state.ts');
    bootPage(firstPage);
    listenForNavigation();
    ownAddresses();
    return (colour: string) => navigation.go(`/cn/en/cars?colour=${colour}`, { sameDocument: true });
  };
  const red = fragmentOf('/cn/en/cars?colour=red', { title: 'Red cars' });

  it('changes the title of the page, and leaves the page as it is', async () => {
    const go = await choose();
    serveFragments({ '/cn/_f/en/cars?colour=red': red });
    const before = document.querySelector('main')?.innerHTML;
    expect(go('red').isNative).toBe(true);
    await vi.waitFor(() => expect(document.title).toBe('Red cars'));
    expect(document.querySelector('main')?.innerHTML).toBe(before);
  });

  it('is not named by the answer to an earlier one, nor by one of another constellation', async () => {
    const go = await choose();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const blue = { ...red, title: 'Blue cars', constellation: 'two' };
    vi.stubGlobal('fetch', (address: string) => (address.endsWith('red') ? promise : Response.json(blue)));
    const before = document.title;
    go('red');
    go('blue');
    resolve(Response.json(red));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.title).toBe(before);
  });
});
