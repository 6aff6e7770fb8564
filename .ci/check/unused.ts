/** The step `unused`: what nobody uses at all, and what only tests, examples or the gallery use. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { topLevelFolders } from './tree.ts';
import { unusedFiles } from './unused-files.ts';

const EVERYTHING = ['--no-progress'];
const PRODUCTION = ['--no-progress', '--production', '--include', 'exports,types', '-c', 'knip.production.config.ts'];
/** No programs of the site. */
const OTHERS = new Set(['art', 'bench', 'content', 'e2e']);

async function knipProblems(root: string, args: readonly string[]): Promise<string[]> {
  const { all, failed } = await execa('knip', args, { cwd: root, preferLocal: true, all: true, reject: false });
  return failed ? [all ?? 'knip could not be started'] : [];
}

async function fileProblems(root: string): Promise<string[]> {
  const folders = topLevelFolders(readdirSync(root, { withFileTypes: true })).filter(
    (folder) => !OTHERS.has(folder) && (folder === 'deploy' || existsSync(join(root, folder, 'package.json'))),
  );
  const files = await unusedFiles(root, folders);
  return files.map((file) => `${file}: no program of the site reaches it`);
}

const root = process.cwd();
const problems = [
  ...(await knipProblems(root, EVERYTHING)),
  ...(await knipProblems(root, PRODUCTION)),
  ...(await fileProblems(root)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
