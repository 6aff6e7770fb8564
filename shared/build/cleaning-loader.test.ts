import { expect, it } from 'vitest';
import cleaningLoader from './cleaning-loader.ts';

const load = (source: string) =>
  cleaningLoader.call({ resourcePath: '/library/ast.js', getOptions: () => ({ module: '/clean.ts' }) }, source);

it('the policy of a library cleans what it is given', () => {
  expect(load("'use strict';\nmake('charts', {\n    createHTML: (s) => s\n});")).toBe(
    "import { clean } from \"/clean.ts\";\n'use strict';\nmake('charts', {\n    createHTML: clean\n});",
  );
});

it('a library that makes its policy otherwise ends the build', () => {
  expect(() => load("make('charts', { createHTML: (s) => other(s) });")).toThrow('/library/ast.js has no policy');
});
