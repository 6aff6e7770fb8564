import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { traceStatement } from 'shared/tracing/trace-statement';
import type { Config } from '../settings/config.ts';
import type { DatabaseError } from './database-error.ts';
import { openEmbedded } from './embedded.ts';
import type { Database } from './schema.ts';

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 15_000;

export type Db = Kysely<Database>;

/** Connections of the pool, and queries that wait for one. */
export interface PoolLoad {
  total: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Db;
  load: () => PoolLoad;
  engine: 'pglite' | 'postgres';
  /** Resolves when the embedded database is gone for good: end the process, so that it is started again. */
  failure: Promise<DatabaseError>;
  /** @param whenClosed runs when embedded files are closed and nobody else may open them yet */
  close(whenClosed?: () => void): Promise<void>;
}

/** Told of faults that no request meets. */
export type ReportFault = (error: unknown, what: string) => void;

/** `bigint` as number (all ours stay below 2^53), `date` as the text it is: a Date would bring a time zone with it. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(pg.types.builtins.INT8, Number);
parsers.setTypeParser(pg.types.builtins.DATE, (text) => text);

interface Opening {
  report?: ReportFault;
  /** Refuses an embedded database that another process has open, and keeps others out. */
  isAlone?: boolean;
  /** Statements may take as long as they need: what no visitor waits for. */
  isPatient?: boolean;
}

/**
 * The database by configuration. House rules, because all sessions of the embedded engine share one back end, and
 * poolers behave alike: no named statements, only SET LOCAL, no advisory locks, no LISTEN, no temporary tables, short
 * transactions.
 * @throws {DatabaseError} with a message for the operator
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'tracing'>>,
  { report = () => undefined, isAlone = false, isPatient = false }: Opening = {},
): Promise<OpenDatabase> {
  const about = { report, isTraced: config.tracing !== undefined };
  const common: pg.PoolConfig = {
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(isPatient ? {} : { query_timeout: QUERY_TIMEOUT_MS }),
    types: parsers,
  };
  if (config.databaseUrl !== undefined) {
    const limit = isPatient ? {} : { statement_timeout: QUERY_TIMEOUT_MS };
    const settings = { ...common, ...limit, connectionString: config.databaseUrl };
    const { db, load } = connect(settings, about);
    return { db, load, engine: 'postgres', failure: new Promise(() => undefined), close: () => db.destroy() };
  }
  const embedded = await openEmbedded(config.dataDir, { isAlone });
  const user = { user: 'postgres', database: 'postgres', ssl: false };
  const { db, load } = connect({ ...common, ...user, host: embedded.host, port: 5432 }, about);
  const close = async (whenClosed?: () => void) => {
    await db.destroy();
    await embedded.close(whenClosed);
  };
  return { db, load, engine: 'pglite', failure: embedded.failure, close };
}

/** Milliseconds that a replica has for an answer before the primary is asked. */
const REPLICA_TIMEOUT_MS = 2000;

/** Connections to a replica, for reads; closed with `db.destroy()`. */
export function connectReplica(url: string, report: ReportFault = () => undefined, isTraced = false): Db {
  const limits = { connectionTimeoutMillis: REPLICA_TIMEOUT_MS / 2, query_timeout: REPLICA_TIMEOUT_MS };
  return connect({ max: POOL_SIZE, ...limits, types: parsers, connectionString: url }, { report, isTraced }).db;
}

interface Connecting {
  report: ReportFault;
  /** Whether each statement is a span of the request that makes it. */
  isTraced: boolean;
}

function connect(settings: pg.PoolConfig, { report, isTraced }: Connecting): Pick<OpenDatabase, 'db' | 'load'> {
  const pool = new pg.Pool(settings);
  // A connection that breaks is replaced by the pool, and whoever waits for its answer is told; without listeners, for it and
  // for those that nobody uses, it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => report(error, 'a connection to the database')));
  pool.on('error', (error) => report(error, 'a connection to the database'));
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(isTraced && { log: traceStatement }) }),
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Rejects when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
