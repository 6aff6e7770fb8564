import { createContext, runInContext } from 'node:vm';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import refreshLoader from './refresh-loader.ts';

const FILE = path.resolve(import.meta.dirname, '../../src/ui/card.tsx');
const load = (source: string) => refreshLoader.call({ resourcePath: FILE }, source);

test('a file without components stays as it is', () => {
  expect(load('export const one = 1;')).toBe('export const one = 1;');
});

test('components are registered by file and name, and the file takes its next version in place', () => {
  const refresh = { register: vi.fn(), createSignatureFunctionForTransform: vi.fn() };
  const development = { refresh, refreshSoon: vi.fn() };
  const before = vi.fn();
  const hot = { accept: vi.fn() };
  const context = createContext({ __development: development, $RefreshReg$: before, hot });
  const code = load('function Card() {}\n$RefreshReg$(Card, "Card");').replaceAll('import.meta.webpackHot', 'hot');
  runInContext(code, context);
  expect(refresh.register.mock.calls[0]?.[1]).toBe('shared/src/ui/card.tsx Card');
  expect([hot.accept.mock.calls.length, development.refreshSoon.mock.calls.length]).toEqual([1, 1]);
  expect(context['$RefreshReg$']).toBe(before);
});
