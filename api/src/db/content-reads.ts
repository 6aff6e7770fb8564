import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './client.ts';
import type { Database } from './schema.ts';

/** Tables that nothing but an import changes, and that no reader writes. */
const CONTENT_TABLES: ReadonlySet<string> = new Set<keyof Database>([
  'picture',
  'document',
  'entry',
  'menu_item',
  'page_module_item',
  'article',
  'article_text',
  'announcement',
  'monthly_sales',
  'brand',
  'vehicle',
  'programme',
  'stock_listing',
  'stock_candle',
]);

/** A database of which only the imported tables are read; stores take it as any other, in a transaction for instance. */
export type ContentDb = Db;

/** Of answers, as JSON; in memory they are a few times as large. */
const MAX_BYTES = 16 * 1024 * 1024;

type Answer = QueryResult<unknown>;

export interface Versions {
  /** The content version, which may be as old as what a reader may see. */
  recent(): Promise<number>;
}

/** @throws {TypeError} for what writes, and for a question whose answer may change within a content version */
function assertContent({ sql }: CompiledQuery): void {
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

function createAnswers(db: Db) {
  return new LRUCache<string, Answer, CompiledQuery>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ rows }, key) => JSON.stringify(rows).length + key.length,
    // Who asks together shares one question; one that failed is asked anew.
    fetchMethod: async (_key, _stale, { context }) => {
      assertContent(context);
      const answer = await db.executeQuery(context);
      freezeDeep(answer.rows);
      return answer;
    },
  });
}

/** One connection for all: it asks the pool of `db`. */
function connectionTo(db: Db, versions: Versions): DatabaseConnection {
  let version = -1;
  let answers = createAnswers(db);
  const executeQuery = async (query: CompiledQuery): Promise<Answer> => {
    // Taken before the rows are read: they may be newer than the version that they are stored under, never older.
    const recent = await versions.recent();
    if (recent !== version) [version, answers] = [recent, createAnswers(db)];
    const answer = await answers.forceFetch(JSON.stringify([query.sql, query.parameters]), { context: query });
    return { rows: [...answer.rows] };
  };
  return {
    executeQuery: executeQuery as DatabaseConnection['executeQuery'],
    streamQuery: () => refuse(),
  };
}

function refuse(): never {
  throw new Error('content is read whole, and outside of transactions');
}

/**
 * Reads of the imported tables, each asked once per content version. What depends on the moment of a request (`now` among
 * the parameters) belongs to `db`: it would be stored and never be asked for again.
 */
export function openContentReads(db: Db, versions: Versions): ContentDb {
  const connection = connectionTo(db, versions);
  const nothing = async () => {};
  const driver: Driver = {
    init: nothing,
    destroy: nothing,
    releaseConnection: nothing,
    acquireConnection: async () => connection,
    beginTransaction: async () => refuse(),
    commitTransaction: async () => refuse(),
    rollbackTransaction: async () => refuse(),
  };
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Database>({ dialect });
}
