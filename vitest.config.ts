import { defineConfig } from 'vitest/config';

const CODE = '{.ci,api,art,content,deploy,delivery,mf-*,shared,shell,bench}';
const WRITTEN_BY_TOOLS = ['**/node_modules/**', '**/dist/**', '**/dist-types/**', '**/.data/**', '**/.toolchain/**'];

const TWO_INSTANCES = 'api/src/calls/two-instances.contract.test.ts';
/** What never gets as far as a database, or is about files alone, is tested with one of them. */
const WITHOUT_DATABASE = 'api/src/**/{hostile-requests,every-offer}.contract.test.ts';
/**
 * The modules whose tests ask by calls and not by functions. What a search finds among everything that the group has, and
 * in which order, is one statement of one service: two of them add nothing.
 */
const ASKED_BY_CALLS =
  '{booking/booking,verification/code,search/search,{investor,performance,site,subscription,topic}/*}';

/** What every contract test gets: modules stay loaded between files, whose databases are their own. */
const CONTRACT = {
  globalSetup: 'api/testing/database/global-setup.ts',
  pool: 'threads' as const,
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** Contract tests of the service run once per database engine. */
function contractTests(engine: 'pglite' | 'postgres') {
  return {
    extends: true as const,
    test: {
      name: `contract-${engine}`,
      include: ['api/**/*.contract.test.ts'],
      exclude: [...WRITTEN_BY_TOOLS, TWO_INSTANCES, ...(engine === 'postgres' ? [WITHOUT_DATABASE] : [])],
      env: { TEST_ENGINE: engine },
      ...CONTRACT,
    },
  };
}

/** What a visitor reaches by HTTP, of two services with PostgreSQL and Redis behind nginx: the same tests again. */
const behindLoadBalancer = {
  extends: true as const,
  test: {
    name: 'contract-two-instances',
    include: [
      'api/src/calls/calls.contract.test.ts',
      TWO_INSTANCES,
      `api/src/modules/${ASKED_BY_CALLS}.contract.test.ts`,
    ],
    exclude: WRITTEN_BY_TOOLS,
    env: { TEST_ENGINE: 'postgres', TEST_LOAD_BALANCER: 'nginx' },
    ...CONTRACT,
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
          // Tests of functions leave nothing behind, so that all of them load every module once.
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      contractTests('pglite'),
      contractTests('postgres'),
      behindLoadBalancer,
    ],
  },
});
