import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const importShared = async () => {
  const [atoms, { tabStore }] = await Promise.all([import('./atoms.ts'), import('./tab-store.ts')]);
  return { ...atoms, tabStore };
};

describe('the store of a tab', () => {
  const faults: unknown[] = [];
  beforeEach(() => {
    vi.resetModules();
    faults.length = 0;
    vi.stubGlobal('reportError', (error: unknown) => faults.push(error));
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('__kernel', { showCounts: () => undefined });
    Reflect.deleteProperty(globalThis, Symbol.for('site.tab-stores'));
  });

  afterEach(() => vi.unstubAllGlobals());

  it('is one for all pages and sections, so that what one chooses the next one knows', async () => {
    const { tabStore, mediaBasketAtom, localeAtom } = await importShared();
    tabStore('cn').set(mediaBasketAtom, ['yaoxing-s7']);
    expect(tabStore('en').get(mediaBasketAtom)).toEqual(['yaoxing-s7']);
    expect(tabStore('en').get(localeAtom)).toBe('en');
    expect(faults).toEqual([]);
  });

  it('is not shared by a second copy of the module, which is reported', async () => {
    const first = await importShared();
    first.tabStore('cn').set(first.mediaBasketAtom, ['yaoxing-s7']);
    vi.resetModules();
    const second = await importShared();
    expect(second.tabStore('cn').get(second.mediaBasketAtom)).toEqual([]);
    expect(String(faults[0])).toContain('shared is loaded twice');
  });

  it('has what is counted shown whenever the basket changes, but not otherwise', async () => {
    const showCounts = vi.fn();
    vi.stubGlobal('__kernel', { showCounts });
    const { tabStore, mediaBasketAtom } = await importShared();
    const store = tabStore('cn');
    expect(showCounts).not.toHaveBeenCalled();
    store.set(mediaBasketAtom, ['yaoxing-s7']);
    expect(showCounts).toHaveBeenCalledOnce();
  });

  it.each([
    ['what is no list', '"film"'],
    ['an empty name', '["film",""]'],
    ['a name that is too long', JSON.stringify(['x'.repeat(65)])],
    ['a number', '[7]'],
  ])('takes a basket with %s for an empty one', async (_what, text) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'media-basket' ? text : null) });
    const { tabStore, mediaBasketAtom } = await importShared();
    expect(tabStore('cn').get(mediaBasketAtom)).toEqual([]);
  });

  it('begins with the basket that this device has kept', async () => {
    const basket = ['x'.repeat(64), 'film'];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'media-basket' ? JSON.stringify(basket) : null),
    });
    const { tabStore, mediaBasketAtom } = await importShared();
    expect(tabStore('cn').get(mediaBasketAtom)).toEqual(basket);
  });
});
