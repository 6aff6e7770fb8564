// @vitest-environment happy-dom
import { act, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localeAtom } from './atoms.ts';
import { lazyComponent } from './lazy-component.tsx';
import { PageProvider, usePage, wordsOf } from './page-context.tsx';
import { createPageStore } from './page-store.ts';
import { createTranslator } from './translate.ts';
import { useAlive } from './use-alive.ts';
import { useApi, type BrowserApi } from './use-api.ts';
import { useAtom, useAtomValue } from './use-atom.ts';
import { useOwnAddresses } from './use-own-addresses.ts';

const calls = vi.hoisted(() => ({ made: [] as unknown[] }));
vi.mock('./api-client.ts', () => ({ callApi: async (...call: unknown[]) => void calls.made.push(call) }));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  calls.made.length = 0;
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

const show = (tree: ReactNode) => act(async () => root.render(tree));
const text = () => document.querySelector('main')?.textContent;
const scopeOf = () => {
  const translator = createTranslator('en', { greeting: 'Good morning, {{name}}' });
  return { translator, store: createPageStore('en'), pristine: createPageStore('en'), now: 7 };
};

describe('code that an island fetches late', () => {
  const Loaded = ({ name }: { name: string }) => <b>{name}</b>;
  const later = (load: () => Promise<{ default: ComponentType<{ name: string }> }>) => {
    const Lazy = lazyComponent(load);
    const failed = (retry: () => void) => (
      <button type="button" onClick={retry}>
        again
      </button>
    );
    return <Lazy props={{ name: 'chart' }} waiting="waits" failed={failed} />;
  };

  it('is waited for, and shown with its props', async () => {
    const arriving = Promise.withResolvers<{ default: typeof Loaded }>();
    await show(later(() => arriving.promise));
    expect(text()).toBe('waits');
    await act(async () => arriving.resolve({ default: Loaded }));
    expect(text()).toBe('chart');
  });

  it('that does not arrive can be asked for again, as often as it takes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(async () => {
      if (load.mock.calls.length < 3) throw new Error('no chunk');
      return { default: Loaded };
    });
    await show(later(load));
    const again = () => act(async () => document.querySelector('button')?.click());
    expect(text()).toBe('again');
    await again();
    expect(text()).toBe('again');
    await again();
    expect(text()).toBe('chart');
  });
});

describe('a component of a page', () => {
  it('knows words, clock and language, which follows the store', async () => {
    const scope = scopeOf();
    const useWords = wordsOf<{ greeting: string }>('mf-a');
    const Greeting = () => `${useWords()('greeting', { name: 'Lin' })} ${usePage().lang} ${usePage().now}`;
    await show(<PageProvider scope={scope}>{<Greeting />}</PageProvider>);
    expect(text()).toBe('Good morning, Lin en 7');
    await act(async () => scope.store.set(localeAtom, 'cn'));
    expect(text()).toBe('Good morning, Lin cn 7');
  });

  it('outside of a page is a mistake of whoever wrote it', () => {
    const Lost = () => usePage().lang;
    expect(() => renderToString(<Lost />)).toThrow('usePage needs a PageProvider');
  });

  it('reads and changes what all islands share', async () => {
    const scope = scopeOf();
    const Reader = () => useAtomValue(localeAtom);
    const Writer = () => {
      const [lang, setLang] = useAtom(localeAtom);
      return <button onClick={() => setLang('cn')}>{lang}</button>;
    };
    await show(
      <PageProvider scope={scope}>
        <Writer />
        <Reader />
      </PageProvider>,
    );
    expect(text()).toBe('enen');
    await act(async () => document.querySelector('button')?.click());
    expect(text()).toBe('cncn');
    expect(scope.pristine.get(localeAtom)).toBe('en');
  });

  it('is alive in a browser, and not yet on the server', async () => {
    const Sign = () => (useAlive() ? 'alive' : 'still');
    expect(renderToString(<Sign />)).toBe('still');
    await show(<Sign />);
    expect(text()).toBe('alive');
  });
});

describe('a call of an island', () => {
  let api: BrowserApi | undefined;
  const seen = new Set<BrowserApi>();
  const Caller = () => {
    const [count, setCount] = useState(0);
    api = useApi();
    seen.add(api);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  };

  it('speaks the language of the page, and takes a signal or more', async () => {
    await show(<PageProvider scope={scopeOf()}>{<Caller />}</PageProvider>);
    const { signal } = new AbortController();
    await api?.call('site/info', {});
    await api?.call('site/info', {}, signal);
    await api?.call('site/info', {}, { notip: true });
    expect(calls.made).toEqual([
      ['site/info', {}, { lang: 'en' }],
      ['site/info', {}, { lang: 'en', signal }],
      ['site/info', {}, { lang: 'en', notip: true }],
    ]);
  });

  it('has one client for as long as the language is the same', async () => {
    seen.clear();
    await show(<PageProvider scope={scopeOf()}>{<Caller />}</PageProvider>);
    await act(async () => document.querySelector('button')?.click());
    expect(seen.size).toBe(1);
  });
});

it('an island answers for its addresses while it is on the page, and no longer', async () => {
  const ended = vi.fn();
  const ownAddresses = vi.fn(() => ended);
  vi.stubGlobal('__kernel', { ownAddresses });
  const Owner = () => {
    useOwnAddresses();
    return 'mine';
  };
  await show(<Owner />);
  await show(<Owner />);
  expect([ownAddresses.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  await show(null);
  expect(ended).toHaveBeenCalledOnce();
});
