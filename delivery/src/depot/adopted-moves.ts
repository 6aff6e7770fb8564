import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { readHistory } from '../history.ts';
import { parsePointer } from '../trust/pointer.ts';

export interface MovesOfStore {
  readonly dataDir: string;
  /** Absolute paths. */
  readonly history: string;
  readonly pointer: string;
}

/** The pointer that belongs to a history which is about to be replaced. */
const noteOf = (dataDir: string) => join(dataDir, 'run', 'adopted-pointer');

/** Puts the moves of another store in place of those that they go on from: history first, then the pointer. */
export async function adoptMoves(paths: MovesOfStore, texts: { history: string; pointer: string }): Promise<void> {
  await writeDurably(noteOf(paths.dataDir), texts.pointer);
  await writeDurably(paths.history, texts.history);
  await completeAdoption(paths);
}

/**
 * Ends what a command has begun that was killed between history and pointer. A move back, as for one's own moves, would be
 * one that the other store has not, and both would go on apart.
 */
export async function completeAdoption({ dataDir, history, pointer }: MovesOfStore): Promise<void> {
  const note = noteOf(dataDir);
  const text = await readFile(note, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return;
  const { move } = parsePointer(text, note);
  const { lines } = await readHistory(history);
  // Killed before the history was written, there is nothing to end.
  if (move && lines.some(({ hash }) => hash === move.hash)) await writeDurably(pointer, text);
  await rm(note, { force: true });
}
