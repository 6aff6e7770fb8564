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
import type { Db } from '../client.ts';
import type { Database } from '../schema.ts';

/** Asks one question, wherever that is answered. */
export type Ask = (question: CompiledQuery) => Promise<QueryResult<unknown>>;

function refuse(): never {
  throw new Error('this is read whole, and outside of transactions');
}

/** A database whose questions are asked by a function; one connection for all, which asks the pool of the database. */
export function readingDb(executeQuery: Ask): Db {
  const connection: DatabaseConnection = {
    executeQuery: executeQuery as DatabaseConnection['executeQuery'],
    streamQuery: () => refuse(),
  };
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
