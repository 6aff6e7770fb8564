/** Runs `.dependency-cruiser.cjs` over every package; a package whose modules were not seen is a failure, not a success. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { sourceFilesBelow, topLevelFolders } from './tree.ts';

type Config = { forbidden: NonNullable<IFlattenedRuleSet['forbidden']>; options: object };
export const graphConfig = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Config;

/** Modules below `root` with their rule violations. */
export async function cruiseTree(root: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { forbidden, options } = graphConfig;
  const { output } = await cruise([...folders], { ...options, baseDir: root, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Folders with source files of which the graph has no module: a blind checker reports no violations either. */
export function unseenFolders(root: string, folders: readonly string[], modules: readonly string[]): string[] {
  return folders.filter(
    (folder) =>
      sourceFilesBelow(join(root, folder)).length > 0 && !modules.some((name) => name.startsWith(`${folder}/`)),
  );
}

/** Every problem as one line; empty when the graph is as it must be. */
export async function graphProblems(root: string): Promise<string[]> {
  const folders = topLevelFolders(readdirSync(root, { withFileTypes: true })).filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  const { modules, summary } = await cruiseTree(root, folders);
  const unseen = unseenFolders(
    root,
    folders,
    modules.map((module) => module.source),
  );
  return [
    ...unseen.map((folder) => `${folder}: has source files, but the import graph shows none of them`),
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ];
}

if (import.meta.main) {
  const problems = await graphProblems(process.cwd());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
