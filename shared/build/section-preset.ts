import fs from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { APART, COMPOSED } from '../src/composed/block-styles.ts';
import type { LinkTable } from '../src/contract/section/links.ts';
import type { QueryValuesByName } from '../src/contract/section/query-values.ts';
import type { RouteTable } from '../src/contract/section/route.ts';
import { announced, DEV_VERSION } from './dev/announced.ts';
import { containerBuild, serverBuild, stylesBuild, type CleanedPolicy } from './builds.ts';
import type { AppDescription } from './release-file.ts';
import { PROVIDED } from './shared-singletons.ts';

export interface AppBuild {
  app: AppDescription;
  configurations: Configuration[];
}

export interface SectionOptions {
  /** Folder, npm and release name. */
  name: string;
  /** Team that ships it. */
  owner: string;
  /** The app's folder: `import.meta.dirname` of its `rspack.config.ts`. */
  folder: string;
  routes: RouteTable;
  /** What parameters may say, for the web process alone: addresses are in browsers, which do not need it. */
  values?: Readonly<Record<string, QueryValuesByName | undefined>>;
  /** Pages of other sections that this one links to. */
  links?: LinkTable;
  /** Pages that show blocks of the content pack around what is their own. */
  blockPages?: readonly string[];
  /** Packages that several sections may bring and a page must have once. */
  shares?: Record<string, { version: string; policy?: string }>;
  /** Packages that its islands load by themselves and the server never runs. */
  browserOnly?: readonly string[];
  /** Trusted Types policies that its islands create themselves. */
  policies?: readonly string[];
  /** Libraries whose Trusted Types policy would pass anything. */
  cleaned?: readonly CleanedPolicy[];
}

/** Brotli bytes (spec LIM-page-bytes); of the 12 KB of styles that a page may have, the frame has seven. */
const BUDGETS = { entry: 8 * 1024, css: 5 * 1024 };

function pageEntries(folder: string): Record<string, string> {
  const pages = path.join(folder, 'src/pages');
  return Object.fromEntries(
    fs.readdirSync(pages).map((page) => [page, `./src/pages/${page}/${page}.page.tsx`] as const),
  );
}

function sharesOf(options: SectionOptions): Record<string, object> {
  return Object.fromEntries(
    Object.entries(options.shares ?? {}).map(([name, { version }]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}` },
    ]),
  );
}

function withValues({ routes, values = {} }: SectionOptions): RouteTable {
  const rows = Object.entries(routes).map(([name, route]) => {
    const own = values[name];
    return [name, own ? { ...route, values: own } : route] as const;
  });
  return Object.fromEntries(rows);
}

/** Everything that builds a section: its whole `rspack.config.ts` is one call of this. */
export function sectionPreset(options: SectionOptions): AppBuild {
  const { name, owner, folder, links = {}, browserOnly = [] } = options;
  const identifier = name.replaceAll('-', '_');
  const version = process.env['RELEASE_VERSION'] ?? '0.0.0-local';
  const target = { folder, identifier, version, first: version === DEV_VERSION ? [announced(name)] : [] };
  return {
    app: {
      name,
      owner,
      identifier,
      folder,
      version,
      routes: withValues(options),
      links,
      server: 'server/section.cjs',
      scripts: { entry: 'client/remoteEntry.' },
      policies: [identifier, ...(options.policies ?? [])],
      libraries: options.shares ?? {},
      budgets: BUDGETS,
    },
    configurations: [
      containerBuild(target, { shares: sharesOf(options), cleaned: options.cleaned ?? [] }),
      // Shared packages draw in the browser only; the server's bundle names them and never loads them.
      serverBuild(target, 'section', [...PROVIDED, ...Object.keys(options.shares ?? {}), ...browserOnly]),
      stylesBuild(target, pageEntries(folder), {
        name: COMPOSED,
        entries: [COMPOSED, ...(options.blockPages ?? [])],
        modules: APART,
      }),
    ],
  };
}
