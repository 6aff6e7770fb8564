import { defineConfig } from 'vitest/config';

/** The unit tests alone, each file by itself: a mutant must not outlive its run. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    include: ['{delivery,shared,shell,mf-*}/src/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.contract.test.ts'],
    testTimeout: 20_000,
  },
});
