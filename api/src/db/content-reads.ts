import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { askTogether } from './reads/asked-together.ts';
import type { Db } from './client.ts';
import { CONTENT_TABLES, STAMP_COLUMNS } from './content-tables.ts';
import { readingDb, type Ask } from './reads/reading-db.ts';

/** A database of which only the imported tables are read; stores take it as any other, in a transaction for instance. */
export type ContentDb = Db;

/** Of answers, as JSON; in memory they are a few times as large. */
const MAX_BYTES = 16 * 1024 * 1024;

type Answer = QueryResult<unknown>;

export interface Versions {
  /** The content version, which may be as old as what a reader may see. */
  recent(): Promise<number>;
}

/** Moments are known by the names of their columns. */
const RENAMED_STAMP = new RegExp(`\\b(?:${STAMP_COLUMNS.join('|')})"? as "?(?!(?:${STAMP_COLUMNS.join('|')})\\b)`);

/** @throws {TypeError} for what writes, and for a question whose answer may change within a content version */
function assertContent({ sql }: CompiledQuery): void {
  if (RENAMED_STAMP.test(sql)) throw new TypeError('a moment keeps the name of its column');
  if (!/^\s*select\b/.test(sql)) throw new TypeError('content is only read');
  // Not `unnest(…)` and not `lateral (…)`.
  const tables = [...sql.matchAll(/\b(?:from|join) "?([a-z_]+)\b"?(?! ?\()/g)].map(([, table = '']) => table);
  const other = tables.find((table) => !CONTENT_TABLES.has(table));
  if (other !== undefined) throw new TypeError(`"${other}" is not a table that only imports change`);
}

/** Who changed an answer would change it for everybody who asks the same later. */
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof Date || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

function createAnswers(ask: Ask) {
  return new LRUCache<string, Answer, CompiledQuery>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ rows }, key) => JSON.stringify(rows).length + key.length,
    // Who asks together shares one question; one that failed is asked anew.
    fetchMethod: async (_key, _stale, { context }) => {
      assertContent(context);
      const answer = await ask(context);
      freezeDeep(answer.rows);
      return answer;
    },
  });
}

/** Asks once per content version. */
function keeping(ask: Ask, versions: Versions): Ask {
  let version = -1;
  let answers = createAnswers(ask);
  return async (query) => {
    // Taken before the rows are read: they may be newer than the version that they are stored under, never older.
    const recent = await versions.recent();
    if (recent !== version) [version, answers] = [recent, createAnswers(ask)];
    const answer = await answers.forceFetch(JSON.stringify([query.sql, query.parameters]), { context: query });
    return { rows: [...answer.rows] };
  };
}

function asking(ask: Ask): Ask {
  return async (query) => {
    assertContent(query);
    return ask(query);
  };
}

export interface ContentReads {
  /** Each question is asked once per content version. */
  content: ContentDb;
  /** Each is asked anew: what depends on the moment of a request, or is kept by whoever asks. */
  contentNow: ContentDb;
}

/**
 * Reads of the imported tables. What is asked together is one statement, of both kinds
 * (docs/decisions/0037).
 */
export function openContentReads(db: Db, versions: Versions): ContentReads {
  const ask = askTogether(db);
  return { content: readingDb(keeping(ask, versions)), contentNow: readingDb(asking(ask)) };
}
