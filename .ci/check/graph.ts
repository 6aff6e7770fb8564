/** Runs `.dependency-cruiser.cjs` over every package; a package whose modules were not seen is a failure, not a success. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { emptyPatterns } from './patterns.ts';
import { REACH_RULES, reachProblems } from './reach.ts';
import { filesBelow, sourceFilesBelow, topLevelFolders } from './tree.ts';

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

const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);

/** Patterns of the rules that nothing in the graph or the repository answers to. */
function emptyRules(root: string, modules: Parameters<typeof reachProblems>[0]): string[] {
  const reached = modules.flatMap(({ dependencies }) =>
    dependencies.map(({ resolved, coreModule }) => (coreModule ? `core:${resolved}` : resolved)),
  );
  const names = [...new Set([...modules.map(({ source }) => source), ...reached, ...filesBelow(root)])];
  const direct = graphConfig.forbidden.map((rule) => ({
    name: rule.name ?? '',
    patterns: [rule.from, 'to' in rule ? rule.to : {}].flatMap((end: { path?: unknown; pathNot?: unknown }) => [
      ...listOf(end.path),
      ...listOf(end.pathNot),
    ]),
  }));
  const reaching = REACH_RULES.map(({ name, from, fromNot = [], to, except = [] }) => ({
    name,
    patterns: [...from, ...fromNot, ...to, ...except],
  }));
  return [...direct, ...reaching].flatMap(({ name, patterns }) =>
    emptyPatterns(patterns, names).map((pattern) => `${name}: nothing answers to ${pattern}`),
  );
}

/** Every problem as one line; empty when the graph is as it must be. */
export async function graphProblems(root: string, { alsoEmpty = false } = {}): Promise<string[]> {
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
    ...reachProblems(modules),
    ...(alsoEmpty ? emptyRules(root, modules) : []),
  ];
}

if (import.meta.main) {
  const problems = await graphProblems(process.cwd(), { alsoEmpty: true });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
