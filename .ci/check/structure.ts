/** The folder structure of docs/architecture.md, checked: same rooms everywhere, names that say what a file does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globProblems } from './globs.ts';
import { nameProblems } from './names.ts';
import { sectionProblems } from './sections.ts';
import { serviceProblems } from './service-rooms.ts';
import { sizeProblems } from './sizes.ts';
import { filesBelow, topLevelFolders } from './tree.ts';

/** Top-level folders; sections (`mf-*`) are as many as there are. */
const FOLDERS = new Set([
  '.ci',
  'api',
  'art',
  'bench',
  'content',
  'delivery',
  'deploy',
  'docs',
  'e2e',
  'shared',
  'shell',
]);

/** Folders that must be there. */
const NEEDED = ['.ci', 'api', 'content', 'delivery', 'deploy', 'docs', 'e2e', 'shared', 'shell'];

function topLevelProblems(folders: readonly string[]): string[] {
  const unknown = folders.filter((name) => !FOLDERS.has(name) && !/^mf-[a-z]+$/.test(name));
  const missing = NEEDED.filter((name) => !folders.includes(name));
  return [
    ...unknown.map((name) => `${name}/: not a folder of docs/architecture.md`),
    ...missing.map((name) => `${name}/: missing`),
  ];
}

/** Every problem of the tree at `root` as one line; empty when it is as it must be. */
export function structureProblems(root: string): string[] {
  const folders = topLevelFolders(readdirSync(root, { withFileTypes: true }));
  const sections = folders.filter((name) => name.startsWith('mf-'));
  const files = filesBelow(root);
  return [
    ...topLevelProblems(folders),
    ...sections.flatMap((name) => sectionProblems(name, filesBelow(join(root, name)))),
    ...serviceProblems(filesBelow(join(root, 'api'))),
    ...nameProblems(files),
    ...sizeProblems(files, (path) => readFileSync(join(root, path), 'utf8')),
  ];
}

if (import.meta.main) {
  const root = process.cwd();
  const problems = [...structureProblems(root), ...(await globProblems(root, filesBelow(root)))];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
