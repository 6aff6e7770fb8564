import { privateWordIn } from '../lint/private-words.ts';

/** Names that say nothing about what is inside. */
const BANNED = new Set([
  'index',
  'util',
  'utils',
  'helper',
  'helpers',
  'misc',
  'common',
  'lib',
  'libs',
  'hooks',
  'types',
  'services',
]);

/** Names that tools or people outside the project look for. */
const GIVEN =
  /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|THIRD-PARTY|OFL)(-[a-z-]+)?(\.(md|txt))?$|^\.[a-z]|^Dockerfile$/;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function namedProblem(path: string, name: string, isFile: boolean): string[] {
  if (GIVEN.test(name)) return [];
  const parts = isFile ? name.split('.').slice(0, -1) : [name];
  const problems: string[] = [];
  if (!parts.every((part) => KEBAB.test(part))) problems.push(`${path}: write names in kebab-case`);
  if (parts.some((part) => BANNED.has(part))) problems.push(`${path}: "${name}" says nothing; name what it does`);
  const word = parts.map((part) => privateWordIn(part, path)).find((message) => message !== undefined);
  if (word !== undefined) problems.push(`${path}: ${word}`);
  return problems;
}

/**
 * The content pack names its files by content codes and addresses, a peer by what its framework looks for; neither is
 * ours to choose.
 */
const NOT_OURS = /^content\/(?!build\/|src\/|package\.json|tsconfig\.json)|^bench\/peers\/[^/]+\//;

/** Files that are code or belong to it; folders are checked once each. */
export function nameProblems(files: readonly string[]): string[] {
  const ours = files.filter((path) => !NOT_OURS.test(path));
  const folders = new Set(
    ours.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
    ),
  );
  return [
    ...[...folders].flatMap((path) => namedProblem(path, path.split('/').at(-1) ?? '', false)),
    ...ours.flatMap((path) => namedProblem(path, path.split('/').at(-1) ?? '', true)),
  ];
}
