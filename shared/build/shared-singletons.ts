import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages of which a page has exactly one, provided by the shell in the browser and on the server. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'shared', 'shared/router'] as const;
/** Fetched when an island first asks for it. */
const ON_DEMAND = new Set<string>(['shared/router']);

/** What a section's server entry may `require`. */
export const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'shared',
  'shared/server',
  'shared/router',
] as const;

function versionOf(name: string): string {
  const pkg = name.split('/')[0] ?? name;
  const manifest = pkg === 'shared' ? '../package.json' : `${pkg}/package.json`;
  return (require(manifest) as { version: string }).version;
}

/** Name -> exact version, for `release.json`. */
export const singletonVersions: Record<string, string> = Object.fromEntries(
  ['react', 'react-dom', 'shared'].map((name) => [name, versionOf(name)]),
);

interface Share {
  singleton: true;
  eager: boolean;
  version: string;
  requiredVersion: string;
  import?: false;
}

function share(name: string, eager: boolean): Share {
  const version = versionOf(name);
  return { singleton: true, eager, version, requiredVersion: `^${version}` };
}

/** The shell's side: it brings every singleton. */
export function providedShares(): Record<string, Share> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, share(name, !ON_DEMAND.has(name))]));
}

/** A section's side: it brings none, so that a second React is impossible. */
export function consumedShares(): Record<string, Share> {
  return Object.fromEntries(SINGLETONS.map((name) => [name, { ...share(name, false), import: false as const }]));
}
