import { defineConfig } from 'vitest/config';

const CODE = '{.ci,api,art,content,deploy,delivery,mf-*,shared,shell,bench}';
const WRITTEN_BY_TOOLS = ['**/node_modules/**', '**/dist/**', '**/dist-types/**', '**/.data/**', '**/.toolchain/**'];

const TWO_INSTANCES = 'api/src/two-instances.contract.test.ts';
/** The modules whose tests ask by calls and not by functions. */
const ASKED_BY_CALLS = '{booking/booking,verification/code,{investor,performance,search,site,subscription,topic}/*}';

/** Processes are started and killed, which a machine with other work to do delays: CI looks twice, and names what needed it. */
const TRIES_AGAIN = process.env['CI'] === undefined ? 0 : 1;

/** Contract tests of the service run once per database engine. */
function contractTests(engine: 'pglite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: `contract-${engine}`,
      include: ['api/**/*.contract.test.ts'],
      exclude: [...WRITTEN_BY_TOOLS, TWO_INSTANCES],
      env: { TEST_ENGINE: engine },
      retry: TRIES_AGAIN,
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  };
}

/** What a visitor reaches by HTTP, of two services with PostgreSQL and Redis behind nginx: the same tests again. */
const throughTheDoor = {
  extends: true as const,
  test: {
    name: 'contract-two-instances',
    include: ['api/src/calls.contract.test.ts', TWO_INSTANCES, `api/src/modules/${ASKED_BY_CALLS}.contract.test.ts`],
    exclude: WRITTEN_BY_TOOLS,
    env: { TEST_ENGINE: 'postgres', TEST_DOOR: 'nginx' },
    retry: TRIES_AGAIN,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};

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
      throughTheDoor,
    ],
  },
});
