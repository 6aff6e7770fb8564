import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../delivery-error.ts';

/** Milliseconds between two times that they are written. */
const EVERY = 1000;
/** Pages of releases; those that failed longest ago go first. */
const MOST = 200;

const note = z.object({
  /** `app@version`. */
  release: z.string(),
  page: z.string(),
  faults: z.number().int(),
  /** ISO time of the last one. */
  last: z.string(),
});
export type FaultNote = z.infer<typeof note>;

const pathOf = (dataDir: string) => join(dataDir, 'run', 'faults.json');

/** Faults of renderers by release and page, the latest first; empty where there was none. */
export async function readFaultNotes(dataDir: string): Promise<FaultNote[]> {
  try {
    return z.array(note).parse(JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return [];
    throw error;
  }
}

export interface FaultNotes {
  /** Counts a fault of a release at a page. Never fails: what a full disk does not take is written with the next one. */
  add(release: string, page: string): void;
}

/** Goes on from what is noted already. */
export function createFaultNotes(dataDir: string, known: readonly FaultNote[]): FaultNotes {
  let notes = [...known];
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    writeFile(pathOf(dataDir), `${JSON.stringify(notes)}\n`, { mode: 0o600 }).catch(() => {
      // A full disk must not cost an answer; the next fault writes them all.
    });
  };
  return {
    add(release, page) {
      const isSame = (one: FaultNote) => one.release === release && one.page === page;
      const faults = (notes.find(isSame)?.faults ?? 0) + 1;
      const others = notes.filter((one) => !isSame(one));
      notes = [{ release, page, faults, last: new Date().toISOString() }, ...others].slice(0, MOST);
      timer ??= setTimeout(write, EVERY).unref();
    },
  };
}
