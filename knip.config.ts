import type { KnipConfig } from 'knip';

const SECTION = { entry: ['src/entry.{client,server}.ts', 'rspack.config.ts'] };

export default {
  workspaces: {
    '.': {
      entry: ['.ci/check/*.ts', '.ci/lint/*.ts', 'deploy/local/{start,test,leash}.ts'],
      project: ['.ci/**/*.ts', 'deploy/**/*.{ts,mjs}'],
    },
    'mf-*': SECTION,
    shell: {
      entry: [
        'src/entry.*.{ts,tsx}',
        'src/kernel/kernel.ts',
        'src/parts/{search,finder,subscription}.ts',
        'src/runtime.ts',
        'src/web/main.ts',
        'rspack.config.ts',
      ],
    },
    shared: { entry: ['gallery/{cli.ts,gallery.client.tsx,gallery.server.tsx}'] },
    art: { entry: ['src/cli/*.ts', 'src/tracer/worker.ts'] },
    api: { entry: ['src/{server,cli}.ts'] },
    e2e: { entry: ['playwright.config.ts', 'fixtures/global-setup.ts', 'shots/take-shots.ts', '**/*.spec.ts'] },
  },
  // The font generator takes the face's file by its path.
  ignoreDependencies: ['@fontsource/noto-sans-sc'],
  // Programs of the machine: one records loops, one counts fsync calls in a test, one is measured against.
  ignoreBinaries: ['ffmpeg', 'strace', 'nginx'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
