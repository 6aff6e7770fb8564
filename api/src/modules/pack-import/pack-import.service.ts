import { createHash } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import {
  importedHashes,
  insertRecords,
  lockContent,
  raiseVersion,
  removeRecords,
  type RecordName,
} from './pack-import.store.ts';
import { renewSuggestions } from '../search/search-terms.service.ts';
import { recordsOf } from './content.records.ts';
import { KINDS, type ContentRecord, type Kind } from './record.model.ts';
import { checkPack } from './pack.checks.ts';
import { PackError } from './pack-fault.model.ts';
import { readPack } from './pack.reader.ts';

export interface ImportResult {
  version: number;
  /** Keys by kind; kinds without a change are absent. */
  changes: Partial<Record<Kind, { added: string[]; changed: string[]; removed: string[] }>>;
}

type Hashed = ContentRecord & { hash: string };

/** Reads and checks a pack completely. @throws {PackError} listing every fault */
export function loadRecords(folder: string): ContentRecord[] {
  const read = readPack(folder);
  if ('faults' in read) throw new PackError(read.faults);
  const { records, faults } = recordsOf(read.pack);
  const all = [...checkPack(read.pack, folder), ...faults];
  if (all.length > 0) throw new PackError(all);
  return records;
}

/**
 * Makes the database hold exactly this pack, in one transaction. The same pack again changes nothing and keeps the
 * version. @throws {PackError} before anything is written
 */
export async function importContent(db: Db, folder: string, now?: number): Promise<ImportResult> {
  const records = loadRecords(folder).map((record) => ({ ...record, hash: hashOf(record) }));
  return db.transaction().execute(async (tx) => {
    const version = await lockContent(tx);
    const present = await importedHashes(tx);
    const { added, changed, removed } = compare(records, present);
    if (added.length + changed.length + removed.length === 0) return { version, changes: {} };
    await removeRecords(tx, [...removed, ...changed]);
    await insertRecords(tx, [...added, ...changed]);
    await renewSuggestions(tx);
    // Last of all: from here on it is waited for.
    await raiseVersion(tx, version + 1, new Date(now ?? Date.now()));
    return { version: version + 1, changes: summary(added, changed, removed) };
  });
}

/** Over the rows as they are written, so that a new rendering of the same Markdown counts as a change too. */
function hashOf({ rows }: ContentRecord): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
}

function compare(records: readonly Hashed[], present: ReadonlyMap<string, string>) {
  const nameOf = ({ kind, key }: RecordName) => `${kind}/${key}`;
  const wanted = new Set(records.map(nameOf));
  return {
    added: records.filter((record) => !present.has(nameOf(record))),
    changed: records.filter((record) => present.has(nameOf(record)) && present.get(nameOf(record)) !== record.hash),
    removed: [...present.keys()].filter((name) => !wanted.has(name)).flatMap(recordName),
  };
}

function recordName(name: string): RecordName[] {
  const slash = name.indexOf('/');
  const kind = KINDS.find((known) => known === name.slice(0, slash));
  return kind ? [{ kind, key: name.slice(slash + 1) }] : [];
}

function summary(added: readonly RecordName[], changed: readonly RecordName[], removed: readonly RecordName[]) {
  const keysOf = (names: readonly RecordName[], kind: Kind) =>
    names.filter((name) => name.kind === kind).map(({ key }) => key);
  const touched = KINDS.filter((kind) => [...added, ...changed, ...removed].some((name) => name.kind === kind));
  return Object.fromEntries(
    touched.map((kind) => [
      kind,
      { added: keysOf(added, kind), changed: keysOf(changed, kind), removed: keysOf(removed, kind) },
    ]),
  );
}
