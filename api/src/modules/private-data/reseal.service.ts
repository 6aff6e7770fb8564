import type { Db } from '../../db/client.ts';
import { KeyRingError, openKeyRing, renewDataKey, type KeySettings } from './key-ring.adapter.ts';
import { PrivateData } from './private-data.service.ts';
import {
  countOthers,
  findOthers,
  replaceSealed,
  SEALED_TABLES,
  type SealedRow,
  type SealedTable,
} from './reseal.store.ts';

const BATCH_ROWS = 200;

export interface Resealed {
  /** Key that seals everything now. */
  key: string;
  /** False when an earlier run was cut short and this one went on. */
  isNewKey: boolean;
  rows: number;
  /** Rows that another key still seals: written meanwhile by a service that did not know the new one yet, or damaged. */
  left: number;
}

/**
 * Seals all personal data with a new key, row by row and in batches, while the services run. When an earlier run was cut
 * short, goes on with its key. Old texts stay readable throughout: their key is kept until the next rotation.
 * @throws {KeyRingError} when there is no new key to seal with, or one that rows need is missing
 */
export async function rotateDataKey(db: Db, settings: KeySettings): Promise<Resealed> {
  const isNewKey = (await countAll(db, openKeyRing(settings).current)) === 0;
  const ring = isNewKey ? renewDataKey(settings) : openKeyRing(settings);
  const data = new PrivateData(ring);
  let rows = 0;
  for (const at of SEALED_TABLES) rows += await resealTable(db, at, { data, key: ring.current });
  return { key: ring.current, isNewKey, rows, left: await countAll(db, ring.current) };
}

async function countAll(db: Db, key: string): Promise<number> {
  let total = 0;
  for (const at of SEALED_TABLES) total += await countOthers(db, at, key);
  return total;
}

interface Sealing {
  data: PrivateData;
  key: string;
}

async function resealTable(db: Db, at: SealedTable, sealing: Sealing): Promise<number> {
  let [rows, after] = [0, ''];
  for (;;) {
    const batch = await findOthers(db, at, { keyId: sealing.key, after, limit: BATCH_ROWS });
    for (const row of batch) {
      const renewed = renewedTexts(at, row, sealing.data);
      if (!renewed) continue;
      await replaceSealed(db, at, { id: row.id, before: row.sealed, after: renewed });
      rows += 1;
    }
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH_ROWS) return rows;
  }
}

/** Undefined for a row that was damaged: it must not keep all others from their new key. */
function renewedTexts(at: SealedTable, { id, sealed }: SealedRow, data: PrivateData): SealedRow['sealed'] | undefined {
  try {
    const renewed = Object.entries(sealed).map(([column, text]): [string, string | null] => {
      const associated = { table: at.table, column, id };
      return [column, text === null ? null : data.seal(data.open(text, associated), associated)];
    });
    return Object.fromEntries(renewed);
  } catch (error) {
    if (error instanceof KeyRingError) throw error;
    return undefined;
  }
}
