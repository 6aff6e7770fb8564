import path from 'node:path';
import { expect, it } from 'vitest';
import * as traits from '../src/contract/call/call-traits.ts';
import valuesLoader from './values-loader.ts';

const load = (file: string) => valuesLoader.call({ resourcePath: path.join(import.meta.dirname, file) });

it('a bundle holds what clients know of the calls as names, without a schema', async () => {
  const text = await load('../src/contract/call/call-traits.ts');
  expect(text).not.toMatch(/import|zod/);
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as object;
  expect({ ...module }).toEqual({ ...traits });
});

it('a module that cannot be run ends the build', async () => {
  await expect(load('no-such-module.ts')).rejects.toThrow('no-such-module');
});
