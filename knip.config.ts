import type { KnipConfig } from 'knip';

// Samples are read by the browser tests, by their name.
const SECTION = { entry: ['src/entry.{client,server}.ts', 'src/testing/page-samples.ts', 'rspack.config.ts'] };

export default {
  workspaces: {
    '.': {
      entry: [
        '.ci/check/*.ts',
        '.ci/spec/{check,find}.ts',
        '.ci/lint/*.ts',
        // The last two are named to StrykerJS by their paths.
        '.ci/mutation/{run,messages,sampling-checker,vitest.config}.ts',
        'deploy/local/{start,settings-tables,test,test-changed,parent-watch}.ts',
        'deploy/{system/start,edge/follow,compose/write}.ts',
        'deploy/kit/pack.ts',
      ],
      project: ['.ci/**/*.ts', 'deploy/**/*.{ts,mjs}'],
    },
    'mf-*': SECTION,
    shell: {
      entry: [
        'src/entry.*.tsx',
        'src/kernel/kernel.ts',
        'src/marks.ts',
        'src/controllers/{search,finder,subscription,interactions,home,wind}.ts',
        'src/runtime.ts',
        'src/web/main.ts',
        'src/web/renderers/program/write-plain.ts',
        'src/web/documents/stored/stored-page.worker.ts',
        'src/dev/{main,page/client}.ts',
        'src/renderer/main.ts',
        'src/web/testing/looping-renderer.ts',
        'rspack.config.ts',
      ],
    },
    shared: {
      entry: ['build/dev/refresh-{loader,start}.ts', 'gallery/{cli.ts,gallery.client.tsx,gallery.server.tsx}'],
    },
    art: { entry: ['src/cli/*.ts', 'src/{tracer/worker,silhouettes/band-worker}.ts'] },
    api: {
      entry: [
        'src/{server,cli}.ts',
        'src/desk/main.ts',
        'src/desk/browser/*.ts',
        'testing/database/global-setup.ts',
        'testing/preload/*.ts',
        'testing/mail/sink.ts',
      ],
    },
    delivery: { entry: ['src/cli.ts', 'src/testing/s3-program.ts', 'src/testing/crash/{command,die-at-step}.ts'] },
    // Peers in bench/peers are projects of their own.
    bench: { entry: ['src/*.ts', 'src/peers/peers.ts'], project: ['src/**/*.ts'] },
    e2e: { entry: ['{,other-browsers/}playwright.config.ts', 'fixtures/global-setup.ts', '**/*.spec.ts'] },
  },
  // The font generator takes the face's file by its path, StrykerJS its plugin by its name, a test the model of a resource by its kind.
  ignoreDependencies: [
    '@fontsource-variable/archivo',
    '@fontsource/noto-sans-sc',
    '@stryker-mutator/vitest-runner',
    'kubernetes-models',
  ],
  // Programs of the machine: one records loops, one counts fsync calls in a test, one is measured against; Debian's own make
  // images, and those of who runs the site are asked what they think of its files.
  ignoreBinaries: [
    'ffmpeg',
    'strace',
    'nginx',
    'redis-server',
    'openssl',
    'id',
    'apt-get',
    'dpkg-deb',
    'kubectl',
    'systemd-analyze',
    'promtool',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
