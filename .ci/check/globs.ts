/** What the configurations of tools name by globs: one that matches no file is a rule that guards nothing. */
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Named {
  /** The file of the configuration. */
  config: string;
  globs: readonly string[];
}

/** `a.{b,c}` is `a.b` and `a.c`: each must have a file. */
export function alternativesOf(glob: string): string[] {
  const found = /\{([^{}]*)\}/.exec(glob);
  if (!found) return [glob];
  const [whole, inside = ''] = found;
  return inside.split(',').flatMap((part) => alternativesOf(glob.replace(whole, () => part)));
}

/** Oxlint's `*` matches names that begin with a dot as well; Node's does not. */
const withoutDots = (file: string) => file.replaceAll(/(^|\/)\./g, '$1');

/** The globs that match none of `files`, as lines. */
export function emptyGlobs({ config, globs }: Named, files: readonly string[]): string[] {
  return [...new Set(globs)]
    .flatMap(alternativesOf)
    .filter((glob) => !files.some((file) => matchesGlob(file, glob) || matchesGlob(withoutDots(file), glob)))
    .map((glob) => `${config}: no file answers to ${glob}`);
}

type Overrides = { overrides?: readonly { files: string | readonly string[] }[] };
const overridden = ({ overrides = [] }: Overrides): string[] => overrides.flatMap(({ files }) => files);

type Globs = string | readonly string[] | undefined;
type Knip = { workspaces?: Record<string, { entry?: Globs; project?: Globs }>; ignore?: Globs };

/**
 * Knip writes `!` after what production has, and names files from their workspace on. What it writes `!` before is left
 * out wherever there is some.
 */
function ofKnip({ workspaces = {}, ignore = [] }: Knip): string[] {
  const own = Object.entries(workspaces).flatMap(([folder, { entry = [], project = [] }]) =>
    [entry, project]
      .flat()
      .filter((glob) => !glob.startsWith('!'))
      .map((glob) => join(folder, glob.replace(/!$/, ''))),
  );
  return [...own, ...[ignore].flat()];
}

async function load<T>(root: string, config: string): Promise<T> {
  const module = (await import(pathToFileURL(join(root, config)).href)) as { default: T };
  return module.default;
}

async function namedIn(root: string): Promise<Named[]> {
  const oxlint = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Overrides;
  return [
    { config: '.oxlintrc.json', globs: overridden(oxlint) },
    { config: 'stylelint.config.ts', globs: overridden(await load(root, 'stylelint.config.ts')) },
    { config: 'knip.config.ts', globs: ofKnip(await load(root, 'knip.config.ts')) },
    { config: 'knip.production.config.ts', globs: ofKnip(await load(root, 'knip.production.config.ts')) },
  ];
}

/** Every problem as one line; `files` are relative to `root`. */
export async function globProblems(root: string, files: readonly string[]): Promise<string[]> {
  return (await namedIn(root)).flatMap((named) => emptyGlobs(named, files));
}
