import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MultiStats, Stats, StatsCompilation } from '@rspack/core';
import { CONTRACT_VERSION } from '../src/contract/section/section.ts';
import { release, type Release } from '../src/contract/section/release.ts';
import type { LinkTable } from '../src/contract/section/links.ts';
import { withEarlierName } from '../src/contract/section/header-theme.ts';
import type { RouteTable } from '../src/contract/section/route.ts';
import { publicPathOf } from './base-config.ts';
import { sharedProvision } from './shared-provision.ts';
import { singletonVersions } from './shared-singletons.ts';
import { usedOf } from './provision.ts';

/** What an app's `rspack.config.ts` says of it; everything else follows from the build. */
export interface AppDescription {
  name: string;
  owner: string;
  identifier: string;
  folder: string;
  version: string;
  routes: RouteTable;
  links: LinkTable;
  server: string;
  /** Script role -> how its file name begins. */
  scripts: Record<string, string>;
  policies: readonly string[];
  libraries: Readonly<Record<string, { version: string; policy?: string }>>;
  budgets: Record<string, number>;
}

function filesBelow(folder: string, prefix = ''): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = prefix + entry.name;
    return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), `${name}/`) : [name];
  });
}

function sha384(file: string): string {
  return `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
}

/** Parts that `pnpm dev` puts in the place of others. */
const EXCHANGED = 'hot/';

function groups(stats: StatsCompilation | undefined, extension: string): Record<string, string[]> {
  const all = { ...stats?.entrypoints, ...stats?.namedChunkGroups };
  return Object.fromEntries(
    Object.entries(all).map(([name, group]) => [
      name,
      (group.assets ?? [])
        .filter((asset) => asset.name.endsWith(extension) && !asset.name.startsWith(EXCHANGED))
        .map((asset) => `client/${asset.name}`),
    ]),
  );
}

/** A stylesheet of an entry that is not named like it stands apart: pages ask for it by its own name. */
function divided(entries: Record<string, string[]>): Record<string, string[]> {
  const nameOf = (file: string) => path.basename(file).split('.')[0] ?? '';
  const sheets = Object.entries(entries).flatMap(([entry, files]) =>
    files.map((file) => ({ file, name: nameOf(file), isOwn: nameOf(file) === entry, entry })),
  );
  const own = Object.keys(entries).map((entry): [string, string[]] => [
    entry,
    sheets.filter((sheet) => sheet.isOwn && sheet.entry === entry).map(({ file }) => file),
  ]);
  const apart = sheets.filter(({ isOwn }) => !isOwn).map(({ name, file }): [string, string[]] => [name, [file]]);
  return Object.fromEntries([...apart, ...own]);
}

/** Stylesheets by row of the route table: addresses that share a page share its styles. */
function stylesOf(routes: RouteTable, byPage: Record<string, string[]>): Record<string, string[]> {
  const rows = Object.entries(routes).map(([row, { page = row }]): [string, string[]] => [row, byPage[page] ?? []]);
  return { ...byPage, ...Object.fromEntries(rows) };
}

function scriptFiles(scripts: Record<string, string>, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(scripts).map(([role, start]) => {
      const file = files.find((name) => name.startsWith(start) && name.endsWith('.js'));
      if (!file) throw new Error(`the build wrote no script that begins with ${start}`);
      return [role, file];
    }),
  );
}

/** `shared`, which a package is in the section kit. */
const SHARED = path.resolve(import.meta.dirname, '..') + path.sep;
const isOwn = (file: string) => file.startsWith(SHARED) || !file.includes('node_modules');

/** Sources that the build read, those of packages left out. */
function sourcesOf({ stats }: MultiStats): string[] {
  const files = stats.flatMap(({ compilation }) => [...compilation.fileDependencies]);
  const own = [...new Set(files)].filter((file) => /\.[jt]sx?$/.test(file) && isOwn(file));
  return own.map((file) => fs.readFileSync(file, 'utf8'));
}

/** What the shell gives to sections at run time, and what a section takes of it. */
function provisions(app: AppDescription, result: MultiStats): Pick<Release, 'provides' | 'uses'> {
  const provision = sharedProvision();
  return app.name === 'shell' ? { provides: provision } : { uses: usedOf(provision, sourcesOf(result)) };
}

/** Writes `dist/release.json`: every file with its hash, and what the shell needs to serve the app. */
export function writeRelease(app: AppDescription, result: MultiStats): Release {
  const dist = path.join(app.folder, 'dist');
  return writeReleaseOf(app, {
    dist,
    files: filesBelow(dist),
    parts: new Map(result.stats.map((one) => [one.compilation.name ?? '', statsOf(one)])),
    provisions: provisions(app, result),
  });
}

/** What is known of one of the compilations of an app. */
export const statsOf = (stats: Stats): StatsCompilation =>
  stats.toJson({ all: false, assets: true, chunkGroups: true, entrypoints: true });

export interface BuiltFiles {
  /** By name of the compilation. */
  parts: ReadonlyMap<string, StatsCompilation>;
  /** Folder with `client` and `server`. */
  dist: string;
  /** Paths in it that belong to the release. */
  files: readonly string[];
  provisions?: Pick<Release, 'provides' | 'uses'>;
}

/** The same for files that lie elsewhere, perhaps beside others. */
export function writeReleaseOf(app: AppDescription, built: BuiltFiles): Release {
  const { dist, files, parts } = built;
  const names = files.toSorted();
  const chunks = groups(parts.get('container'), '.js');
  const document = release.parse({
    schema: 1,
    app: app.name,
    version: app.version,
    contract: CONTRACT_VERSION,
    owner: app.owner,
    publicPath: publicPathOf(app.name, app.version),
    container: app.identifier,
    files: Object.fromEntries(names.map((name) => [name, sha384(path.join(dist, name))])),
    server: app.server,
    scripts: scriptFiles(app.scripts, names),
    chunks,
    css: stylesOf(app.routes, divided(groups(parts.get('styles'), '.css'))),
    routes: withEarlierName(app.routes),
    links: Object.values(app.links),
    islands: Object.keys(chunks)
      .filter((name) => name.startsWith('island-'))
      .map((name) => name.slice('island-'.length)),
    namespaces: [app.name],
    shared: singletonVersions,
    ...built.provisions,
    policies: app.policies,
    libraries: app.libraries,
    budgets: app.budgets,
  });
  fs.writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(document, null, 1)}\n`);
  return document;
}
