import { describe, expect, test } from 'vitest';
import { provisionOf, usedOf } from './provision.ts';

const FILES: Record<string, string> = {
  'runtime/runtime.d.ts': `export { atom } from 'jotai';
export { useApi, type BrowserApi } from './use-api.ts';
export { lazyComponent as lazyPart } from './lazy.tsx';
`,
  'runtime/use-api.d.ts': `import type { CallName } from '../contract/calls.ts';
import type { Options } from './options.ts';
export declare function useApi(): (name: CallName, options?: Options) => Promise<unknown>;
`,
  'runtime/options.d.ts': 'export interface Options { signal: AbortSignal }\n',
  'runtime/lazy.d.ts': 'export declare function lazyComponent(load: () => Promise<unknown>): unknown;\n',
  'contract/calls.d.ts': "export type CallName = 'one';\n",
};

const provision = (changed: Record<string, string> = {}, jotai = '3.0.1') =>
  provisionOf('runtime/runtime.d.ts', {
    read: (file) => ({ ...FILES, ...changed })[file] ?? '',
    versionOf: () => jotai,
  });

/** Names whose digest differs from the usual one. */
const changedBy = (...of: Parameters<typeof provision>) => {
  const [before, after] = [provision(), provision(...of)];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
};

describe('what the shell gives to sections', () => {
  test('is every value by the name that sections use, and no type', () => {
    expect(Object.keys(provision())).toEqual(['atom', 'lazyPart', 'useApi']);
  });

  test('changes where a declaration changes, or a type that it names', () => {
    expect(changedBy({ 'runtime/lazy.d.ts': 'export declare function lazyComponent(): unknown;\n' })).toEqual([
      'lazyPart',
    ]);
    expect(changedBy({ 'runtime/options.d.ts': 'export interface Options { patience: number }\n' })).toEqual([
      'useApi',
    ]);
  });

  test('stays when a call is added, for calls only grow and have a version', () => {
    expect(changedBy({ 'contract/calls.d.ts': "export type CallName = 'one' | 'two';\n" })).toEqual([]);
  });

  test('changes with the major version of a package that is handed on', () => {
    expect(changedBy({}, '3.9.0')).toEqual([]);
    expect(changedBy({}, '4.0.0')).toEqual(['atom']);
  });
});

describe('what a section takes of it', () => {
  const given = { shared: provision(), 'shared/server': { definePage: '0123456789abcdef' } };

  test('is what its sources import as values', () => {
    const sources = [
      "import { useApi, type BrowserApi } from 'shared';\nimport type { PageProps } from 'shared/server';\n",
      "import {\n  definePage,\n} from 'shared/server';\nimport { Card } from 'shared/ui/cards/card/card';\n",
    ];
    expect(usedOf(given, sources)).toEqual({
      shared: { useApi: given.shared['useApi'] },
      'shared/server': given['shared/server'],
    });
  });

  test('has to be there when it is built', () => {
    expect(() => usedOf(given, ["import { useMissing } from 'shared';"])).toThrow('"shared" gives no useMissing');
  });
});
