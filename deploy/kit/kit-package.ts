/* What of `shared` and `delivery` teams in other repositories get: names, not files. */

/** Exported name -> file, as a package.json says it. */
type Exports = Record<string, string | null>;

export const KIT = '@site/section-kit';

/** Rooms of `shared` that serve the service, the shell or the checks, and no section in another repository. */
const WITHHELD = [
  './api-client',
  './build/*',
  './composed/styles',
  './crypto/*',
  './limits/*',
  './state/*',
  './testing/trace-collector',
  './tracing/*',
  './ui/styles/fonts/*.woff2',
];
/** What a pattern would give away beside what it is for. */
const CLOSED: Exports = { './contract/pack/*': null, './contract/settings/*': null };

const compiled = (file: string): string => file.replace(/\.tsx?$/, '.js');

/** The public surface: what sections of the site itself import, without the rooms of others. */
export function exportsOfKit(shared: Readonly<Record<string, string>>): Exports {
  const given = Object.entries(shared).filter(([name]) => !WITHHELD.includes(name));
  const inKit = (file: string) => compiled(file).replace('./', './shared/');
  return {
    ...Object.fromEntries(given.map(([name, file]) => [name, inKit(file)])),
    ...CLOSED,
    './build/section-preset': './shared/build/section-preset.js',
    './build/dev/watch-app': './shared/build/dev/watch-app.js',
    './css-modules': { types: './shared/src/ui/css-modules.d.ts' } as never,
    './tsconfig.json': './tsconfig.json',
    './package.json': './package.json',
  };
}

/** What files of the kit's own `shared` call each other by. */
export function exportsOfShared(shared: Readonly<Record<string, string>>): Exports {
  return Object.fromEntries(Object.entries(shared).map(([name, file]) => [name, compiled(file)]));
}

const FROM = /(?:\bfrom|\bimport\s*\(?|\bresolve\()\s*['"]([^'"\n]+)['"]/g;

/** Packages that compiled texts import, by name; what Node brings and files of their own are left out. */
export function packagesIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(FROM)].map(([, specifier = '']) => specifier));
  const packages = names
    .filter((name) => /^@?[a-z]/.test(name) && !name.startsWith('node:') && !name.startsWith('data:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => name !== 'shared');
  return [...new Set(packages)].toSorted();
}

/**
 * The version says by which `shared` sections are compiled: that of the package, eight digits of what the shell gives to sections,
 * which the gate compares, and eight of every file of the kit.
 */
export const versionOfKit = (shared: string, surface: string, files: string): string =>
  `${shared}-${surface.slice(0, 8)}-${files.slice(0, 8)}`;
