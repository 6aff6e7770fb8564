import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../delivery-error.ts';
import { isAlive } from './processes.ts';

const DRAFT = /\.(\d+)-[0-9a-f]{8}\.tmp$/;

/** Where this process writes what is to be at `path`; the name says whose it is. */
export const draftOf = (path: string): string => `${path}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`;

/** Files in these folders that a process was writing which is gone. */
export async function abandonedDrafts(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(folders.map(draftsIn));
  return found.flat();
}

async function draftsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => isAbandoned(DRAFT.exec(name)?.[1])).map((name) => join(folder, name));
}

const isAbandoned = (pid: string | undefined): boolean =>
  pid !== undefined && !isAlive({ pid: Number(pid), started: null });
