import { currentSpan } from './current-span.ts';
import { nowMs } from './span.ts';

/** What Kysely tells of a statement that is over. */
interface Statement {
  level: 'query' | 'error';
  query: { sql: string };
  queryDurationMillis: number;
  error?: unknown;
}

const OPERATION = /^\W*(?:with\b[^]*?\)\s*)?(select|insert|update|delete|begin|commit|rollback|lock|set)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]{1,40})"?/i;

/** What a statement does, and the first table that it names; no condition and no value. */
export function summaryOf(text: string): { operation: string; table: string | undefined } {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  return { operation, table: TABLE.exec(text)?.[1] };
}

/** Records a statement below the request that made it; Kysely calls it where that runs. */
export function traceStatement({ level, query, queryDurationMillis, error }: Statement): void {
  const span = currentSpan();
  if (!span) return;
  const { operation, table } = summaryOf(query.sql);
  const attributes = {
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
    ...(level === 'error' && { 'error.type': codeOf(error) }),
  };
  const ended = nowMs();
  const name = table === undefined ? operation : `${operation} ${table}`;
  span.record({ name, kind: 'client', attributes }, { begun: ended - queryDurationMillis, ended });
}

/** SQLSTATE where it is one of the database's own. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'other';
  return typeof error.code === 'string' ? error.code : 'other';
}
