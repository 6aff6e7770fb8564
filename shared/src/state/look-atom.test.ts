// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookAtom } from './look-atom.ts';

/** What the device wants; a test may change its mind. */
let device: { matches: boolean; listeners: Set<() => void> };
const root = document.documentElement;

beforeEach(() => {
  device = { matches: false, listeners: new Set() };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(prefers-color-scheme: dark)' && device.matches;
    },
    addEventListener: (type: string, listener: () => void) => type === 'change' && device.listeners.add(listener),
    removeEventListener: (type: string, listener: () => void) => type === 'change' && device.listeners.delete(listener),
  }));
  for (const name of ['data-theme', 'data-mode', 'data-text']) root.removeAttribute(name);
});
afterEach(() => vi.unstubAllGlobals());

it('the look of a page is not known before somebody looks', () => {
  expect(createStore().get(lookAtom)).toBe('');
});

it('the look follows what the visitor chose and what the device wants, as long as somebody looks', async () => {
  root.setAttribute('data-theme', 'dark');
  root.setAttribute('data-text', 'large');
  const store = createStore();
  const leave = store.sub(lookAtom, () => undefined);
  expect(store.get(lookAtom)).toBe('dark||large|false');

  root.setAttribute('data-mode', 'calm');
  await vi.waitFor(() => expect(store.get(lookAtom)).toBe('dark|calm|large|false'));
  device.matches = true;
  for (const listener of device.listeners) listener();
  expect(store.get(lookAtom)).toBe('dark|calm|large|true');

  leave();
  expect(device.listeners.size).toBe(0);
  root.setAttribute('data-theme', 'light');
  await new Promise(setImmediate);
  expect(store.get(lookAtom)).toBe('dark|calm|large|true');
});
