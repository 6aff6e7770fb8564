import { beforeEach, describe, expect, it, vi } from 'vitest';

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
});
