import { existsSync, readdirSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** Folders that tools write; `.gitignore` names the same. */
export const MADE_BY_TOOLS = new Set([
  'node_modules',
  'dist',
  'dist-types',
  '.cache',
  '.data',
  '.toolchain',
  '.git',
  'test-results',
  'playwright-report',
]);

export function topLevelFolders(entries: readonly Dirent[]): string[] {
  return entries.filter((entry) => entry.isDirectory() && !MADE_BY_TOOLS.has(entry.name)).map((entry) => entry.name);
}

/** Paths of all files below `folder`, relative to it, with `/`, without what tools write. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (MADE_BY_TOOLS.has(entry.name) || entry.name.endsWith('.tsbuildinfo')) return [];
    if (!entry.isDirectory()) return [entry.name];
    return filesBelow(join(folder, entry.name)).map((path) => `${entry.name}/${path}`);
  });
}

export function sourceFilesBelow(folder: string): string[] {
  return filesBelow(folder).filter((path) => /\.(ts|tsx|mjs|cjs)$/.test(path) && !path.endsWith('.d.ts'));
}
