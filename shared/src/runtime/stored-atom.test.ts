import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedAtom } from './stored-atom.ts';

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');
const words = () => storedAtom<string[]>('words', [], { isValue: isWords });

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Reads as an island does: the first render, then after it has subscribed. */
function read(atom: ReturnType<typeof words>) {
  const store = createStore();
  const first = store.get(atom);
  store.sub(atom, () => undefined);
  return { first, after: store.get(atom) };
}

it('begins as the server does and then has what the device has stored', () => {
  stored.set('words', '["wind"]');
  expect(read(words())).toEqual({ first: [], after: ['wind'] });
});

it.each(['{', '"wind"', '[1]', 'null'])('takes %s, which it never wrote, for nothing', (text) => {
  stored.set('words', text);
  expect(read(words()).after).toEqual([]);
});

it('keeps every change for the next visit', () => {
  const atom = words();
  const store = createStore();
  store.sub(atom, () => undefined);
  store.set(atom, ['wind']);
  expect(stored.get('words')).toBe('["wind"]');
});

it('goes on without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  const atom = words();
  const store = createStore();
  store.sub(atom, () => undefined);
  store.set(atom, ['wind']);
  expect(store.get(atom)).toEqual(['wind']);
});

it('follows what another tab of the device stores, until nobody reads it', () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
  const atom = words();
  const store = createStore();
  const leave = store.sub(atom, () => undefined);
  stored.set('words', '["wind"]');
  listeners.get('storage')?.();
  expect(store.get(atom)).toEqual(['wind']);
  leave();
  expect([...listeners.keys()]).toEqual([]);
});
