import type { KnipConfig } from 'knip';

const NOT_OF_TESTS = ['!src/**/*.test.{ts,tsx}!', '!src/**/*.examples.tsx!', '!src/**/testing/**!'];

/**
 * Exports that only tests, examples or the gallery use; `pnpm check` runs it beside the ordinary configuration. Files
 * nobody reaches are looked for by `.ci/check/unused-files.ts`, because here every file that a package may offer counts
 * as an entry.
 */
export default {
  workspaces: {
    '.': {
      entry: ['deploy/local/{start,test,parent-watch}.ts!', 'deploy/system/start.ts!'],
      project: ['deploy/{local,local/programs,system}/*.ts!'],
    },
    'mf-*': {
      entry: ['src/entry.{client,server}.ts!', 'rspack.config.ts!'],
      project: ['src/**/*.{ts,tsx}!', ...NOT_OF_TESTS],
    },
    shell: {
      entry: [
        'src/entry.*.tsx!',
        'src/kernel/kernel.ts!',
        'src/marks.ts!',
        'src/controllers/{search,finder,subscription,interactions}.ts!',
        'src/runtime.ts!',
        'src/web/main.ts!',
        'src/web/renderers/program/write-plain.ts!',
        'src/web/documents/stored/stored-page.worker.ts!',
        'src/dev/{main,page/client}.ts!',
        'src/renderer/main.ts!',
      ],
      project: ['src/**/*.{ts,tsx}!', ...NOT_OF_TESTS],
    },
    // What it offers is an entry for knip, and still must have a user.
    shared: {
      includeEntryExports: true,
      entry: ['build/*.ts!', 'build/dev/*.ts!'],
      project: ['src/**/*.{ts,tsx}!', ...NOT_OF_TESTS],
    },
    api: {
      entry: ['src/{server,cli,desk/main}.ts!', 'src/desk/browser/*.ts!', 'src/calls/write-repeated-calls.ts!'],
      project: ['src/**/*.ts!', ...NOT_OF_TESTS],
    },
    delivery: { entry: ['src/cli.ts!'], project: ['src/**/*.ts!', ...NOT_OF_TESTS] },
  },
  // Read by path and not by import, or offered to builds and tests of other apps.
  ignore: ['shared/src/ui/**/*.examples.tsx', 'shared/build/**/*.ts', 'shared/src/testing/**'],
  ignoreWorkspaces: ['art', 'content', 'e2e', 'bench'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
