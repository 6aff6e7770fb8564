import { DeliveryError } from '../delivery-error.ts';
import { hasItsHash, parseLine, type HistoryLine } from '../history.ts';
import { runLimited } from '../files/run-limited.ts';
import { HISTORY_PREFIX } from './depot-keys.ts';
import type { ObjectStore } from './object-store.ts';

const AT_ONCE = 8;

async function readLine(objects: ObjectStore, key: string): Promise<HistoryLine> {
  const found = await objects.get(key);
  const line = found && parseLine(new TextDecoder().decode(found.bytes));
  if (line && hasItsHash(line)) return line;
  throw new DeliveryError('history-broken', `${objects.name}: ${key} is not the line of a history as it was written.`);
}

/** Its latest move; null where there is none. */
export async function lastLine(objects: ObjectStore): Promise<HistoryLine | null> {
  const key = (await objects.list(HISTORY_PREFIX)).at(-1)?.key;
  return key === undefined ? null : readLine(objects, key);
}

/** All moves, oldest first. Throws `history-broken`. */
export async function readLines(objects: ObjectStore): Promise<HistoryLine[]> {
  return runLimited(await objects.list(HISTORY_PREFIX), AT_ONCE, ({ key }) => readLine(objects, key));
}

/** Whether a history goes on where the other ends: a chain of hashes that has a line has all before it. */
export function goesOn(lines: readonly HistoryLine[], last: HistoryLine | null | undefined): boolean {
  return !last || lines[last.seq - 1]?.hash === last.hash;
}
