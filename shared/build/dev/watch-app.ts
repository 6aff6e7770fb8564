import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type MultiCompiler, type MultiStats, type Stats, type StatsCompilation } from '@rspack/core';
import type { Release } from '../../src/contract/section/release.ts';
import { publicPathOf } from '../base-config.ts';
import { statsOf, writeReleaseOf } from '../release-file.ts';
import type { AppBuild } from '../section-preset.ts';
import { DEV_VERSION } from './announced.ts';
import { devBuild, devFolder } from './dev-build.ts';

/** What came of a change. */
export type Outcome =
  | { kind: 'built'; release: Release; folder: string }
  | { kind: 'failed'; text: string }
  /** Before all is built: the browser's code is another, and an open page can take it in place. */
  | { kind: 'exchangeable' }
  /** The same of stylesheets, by their addresses. */
  | { kind: 'restyled'; styles: readonly string[] };

/** Milliseconds in which an editor writes all of its files. */
const TOGETHER = 20;

/** What is known of the compilations of an app, by name. */
interface Known {
  parts: Map<string, StatsCompilation>;
  /** Paths in the folder of the build. */
  files: Map<string, readonly string[]>;
}

/** A compilation that had nothing to do says nothing of its files; what it said last is still true. */
function learn({ parts, files }: Known, { stats }: MultiStats): void {
  for (const one of stats) {
    const { name = '', assets } = one.compilation;
    const names = Object.keys(assets).map((asset) => `${name === 'server' ? 'server' : 'client'}/${asset}`);
    if (names.length === 0) continue;
    parts.set(name, statsOf(one));
    files.set(name, names);
  }
}

/** Exchanged parts are asked for by those who have the version before. */
const belongs = (file: string) => !file.startsWith('client/hot/') && !file.endsWith('.map');

function outcomeOf({ app }: AppBuild, { folder, known }: { folder: string; known: Known }, stats: MultiStats): Outcome {
  if (stats.hasErrors()) return { kind: 'failed', text: stats.toString({ preset: 'errors-only', colors: false }) };
  learn(known, stats);
  const files = [...new Set([...known.files.values()].flat().filter(belongs))];
  return {
    kind: 'built',
    folder,
    release: writeReleaseOf(app, { dist: folder, files, parts: known.parts }),
  };
}

/** Tells of a compilation that came to something else than before, while the others are still under way. */
function onOther(compiler: MultiCompiler, name: string, { of, notify }: Early): void {
  let before = '';
  const one = compiler.compilers.find((each) => each.name === name);
  one?.hooks.done.tap('watchApp', (stats) => {
    if (stats.hasErrors()) return;
    const now = of(stats);
    if (before !== '' && now !== before) notify(now);
    before = now;
  });
}

interface Early {
  of: (stats: Stats) => string;
  notify: (now: string) => void;
}

/** What an open page can take before the server has anything new. */
function notifyEarly(compiler: MultiCompiler, app: string, onOutcome: (outcome: Outcome) => void): void {
  const base = `${publicPathOf(app, DEV_VERSION)}client/`;
  onOther(compiler, 'container', { of: ({ hash }) => hash ?? '', notify: () => onOutcome({ kind: 'exchangeable' }) });
  onOther(compiler, 'styles', {
    of: ({ compilation }) =>
      Object.keys(compilation.assets)
        .filter((file) => file.endsWith('.css'))
        .join(' '),
    notify: (files) => onOutcome({ kind: 'restyled', styles: files.split(' ').map((file) => base + file) }),
  });
}

/** Where an app is written, and where its builds lie. */
export interface AppPaths {
  /** The site's repository. */
  root: string;
  folder: string;
}

/**
 * Builds an app now and after every change of what it is made of. The build learns from `RELEASE_VERSION` that it is one
 * for the developer alone.
 */
export async function watchApp(
  { root, folder }: AppPaths,
  onOutcome: (outcome: Outcome) => void,
  onChange: () => void,
): Promise<{ close(): void }> {
  const url = pathToFileURL(path.join(folder, 'rspack.config.ts')).href;
  const { default: build } = (await import(url)) as { default: AppBuild };
  const built = {
    folder: devFolder(root, path.basename(folder)),
    known: { parts: new Map(), files: new Map() },
  };
  const compiler = rspack(devBuild(build, root));
  notifyEarly(compiler, build.app.name, onOutcome);
  compiler.hooks.invalid.tap('watchApp', onChange);
  const watching = compiler.watch({ aggregateTimeout: TOGETHER }, (error, stats) => {
    if (error || !stats) return onOutcome({ kind: 'failed', text: error?.message ?? 'the build gave no result' });
    try {
      onOutcome(outcomeOf(build, built, stats));
    } catch (fault) {
      onOutcome({ kind: 'failed', text: (fault as Error).message });
    }
  });
  return { close: () => watching.close(() => {}) };
}
