import { defineConfig } from 'vitest/config';

const CODE = '{.ci,api,content,deploy,delivery,mf-*,shared,shell,bench}';
const WRITTEN_BY_TOOLS = ['**/node_modules/**', '**/dist/**', '**/dist-types/**', '**/.data/**', '**/.toolchain/**'];

/** Contract tests of the service run once per database engine. */
function contractTests(engine: 'pglite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: `contract-${engine}`,
      include: ['api/**/*.contract.test.ts'],
      exclude: WRITTEN_BY_TOOLS,
      env: { TEST_ENGINE: engine },
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${CODE}/**/*.test.{ts,tsx}`],
          exclude: [...WRITTEN_BY_TOOLS, '**/*.contract.test.ts'],
          testTimeout: 20_000,
        },
      },
      contractTests('pglite'),
      contractTests('postgres'),
    ],
  },
});
