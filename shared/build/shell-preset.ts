import { kernelBuild, runtimeBuild, serverBuild, stylesBuild } from './builds.ts';
import type { AppBuild } from './section-preset.ts';

/** Brotli bytes (design/quality.md §Speed). */
const BUDGETS = { kernel: 8 * 1024, runtime: 95 * 1024, css: 12 * 1024 };

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
      server: 'server/frame.cjs',
      scripts: { kernel: 'client/js/kernel.', runtime: 'client/js/runtime.' },
      policies: ['kernel', 'shell'],
      libraries: {},
      budgets: BUDGETS,
    },
    configurations: [
      kernelBuild(target),
      runtimeBuild(target),
      serverBuild(target, 'frame', []),
      stylesBuild(target, { frame: './src/entry.server.tsx' }),
    ],
  };
}
