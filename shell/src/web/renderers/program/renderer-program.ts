import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { plainFile } from './plain-file.ts';
import { sourceGraph } from './source-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const PROGRAM = path.join(ROOT, 'shell/src/renderer/main.ts');
const WRITER = path.join(import.meta.dirname, 'write-plain.ts');

/** What the program consists of as it is written; nothing else of the repository. */
const SOURCES = [
  'shell/src/renderer',
  'shell/package.json',
  'shell/node_modules/shared',
  'shared/package.json',
  'shared/src/contract',
].map((file) => path.join(ROOT, file));

/** The program of renderers. */
export interface RendererProgram {
  main: string;
  /** Files and folders that it must read to start. */
  files: readonly string[];
}

const asWritten: RendererProgram = { main: PROGRAM, files: SOURCES };

/** Of everything that makes the plain program what it is. */
function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const [file, { text }] of sourceGraph(PROGRAM)) hash.update(`\0${path.relative(ROOT, file)}\0${text}`);
  return hash.digest('hex').slice(0, 16);
}

/** @returns whether the folder is there, whole: of several processes that write it one wins, and all have written the same */
function write(folder: string): boolean {
  const anew = mkdtempSync(`${folder}-`);
  try {
    const { status } = spawnSync(process.execPath, ['--no-warnings', WRITER, PROGRAM, ROOT, anew]);
    if (status === 0 && !existsSync(folder)) renameSync(anew, folder);
    return status === 0;
  } finally {
    rmSync(anew, { recursive: true, force: true });
  }
}

function plainIn(cache: string): RendererProgram {
  const folder = path.join(cache, `renderer-${fingerprint()}`);
  if (!existsSync(folder) && !write(folder)) return asWritten;
  return { main: path.join(folder, plainFile(path.relative(ROOT, PROGRAM))), files: [folder] };
}

/**
 * The program of renderers without types, where Node keeps compiled modules (`NODE_COMPILE_CACHE`), and as it is written elsewhere.
 * Node itself keeps nothing for processes under its permission model; taking types away costs each of them 16 MB and 0.1 s
 * (docs/decisions/0039).
 */
export function rendererProgram(cache: string | null = getCompileCacheDir() ?? null): RendererProgram {
  if (cache === null) return asWritten;
  try {
    return plainIn(cache);
  } catch {
    // A folder that cannot be written costs memory and nothing else.
    return asWritten;
  }
}
