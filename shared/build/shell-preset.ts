import { kernelBuild, controllersBuild, runtimeBuild, serverBuild, stylesBuild } from './builds.ts';
import type { AppBuild } from './section-preset.ts';

/** Brotli bytes (spec LIM-page-bytes). */
const BUDGETS = {
  kernel: 7 * 1024,
  marks: 0.25 * 1024,
  search: 4 * 1024,
  finder: 2 * 1024,
  ways: 1024,
  home: 2.5 * 1024,
  wind: 4 * 1024,
  subscription: 40 * 1024,
  interactions: 3 * 1024,
  runtime: 95 * 1024,
  css: 7.5 * 1024,
};

/** Lazily loaded scripts of the frame, each a file of `src/controllers`. */
const CONTROLLERS = ['search', 'finder', 'subscription', 'interactions', 'ways', 'home', 'wind'];

/** The shell's release: kernel, runtime, and the frame that renders every document. */
export function shellPreset({ folder, owner }: { folder: string; owner: string }): AppBuild {
  const version = process.env['RELEASE_VERSION'] ?? '0.0.0-local';
  const target = { folder, identifier: 'shell', version };
  return {
    app: {
      name: 'shell',
      owner,
      identifier: 'shell',
      folder,
      version,
      routes: {},
      links: {},
      server: 'server/frame.cjs',
      scripts: Object.fromEntries(
        ['kernel', 'marks', 'runtime', ...CONTROLLERS].map((role) => [role, `client/js/${role}.`]),
      ),
      policies: ['kernel', 'shell', 'wind'],
      libraries: {},
      budgets: BUDGETS,
    },
    configurations: [
      kernelBuild(target),
      controllersBuild(target, CONTROLLERS),
      runtimeBuild(target),
      serverBuild(target, 'frame', []),
      stylesBuild(
        target,
        { frame: './src/entry.server.tsx' },
        { name: 'frame', entries: ['frame'], modules: ['finder'] },
      ),
    ],
  };
}
