import DataLoader from 'dataloader';
import { CompiledQuery, type QueryResult } from 'kysely';
import { STAMP_COLUMNS } from '../content-tables.ts';
import type { Db } from '../client.ts';

type Row = Record<string, unknown>;
type Answer = QueryResult<unknown>;

/** Questions in one statement: more of them would make it wait for the slowest of too many. */
const MOST = 32;

/** A parameter of a compiled question. */
const PARAMETER = /\$(\d+)/g;

const nameOf = (position: number) => `a${position}`;

/** One row, in which each question has a column with its rows as JSON. */
function statementOf(questions: readonly CompiledQuery[]): CompiledQuery<Row> {
  const parameters: unknown[] = [];
  const columns = questions.map((question, position) => {
    const before = parameters.length;
    parameters.push(...question.parameters);
    const sql = question.sql.replaceAll(PARAMETER, (_all, number) => `$${before + Number(number)}`);
    return `(select coalesce(json_agg(found), '[]') from (${sql}) found) as ${nameOf(position)}`;
  });
  return CompiledQuery.raw(`select ${columns.join(', ')}`, parameters);
}

/** JSON has no moments: those columns that hold them are dates again, as the driver gives them. */
function rowOf(row: Row): Row {
  for (const column of STAMP_COLUMNS) {
    const value = row[column];
    if (typeof value === 'string') row[column] = new Date(value);
  }
  return row;
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const alone = (db: Db, question: CompiledQuery): Promise<Answer | Error> => db.executeQuery(question).catch(toError);

async function ask(db: Db, questions: readonly CompiledQuery[]): Promise<(Answer | Error)[]> {
  const [only] = questions;
  if (only && questions.length === 1) return [await alone(db, only)];
  try {
    const { rows } = await db.executeQuery(statementOf(questions));
    const [answers = {}] = rows;
    return questions.map((_question, position) => ({ rows: (answers[nameOf(position)] as Row[]).map(rowOf) }));
  } catch {
    // One of them is at fault, or the database is: each is told of its own.
    return Promise.all(questions.map((question) => alone(db, question)));
  }
}

/**
 * Reads of the imported tables that come in two turns of the event loop, as one statement: what the calls of a page ask arrives
 * in one message, and what finds pictures gathers their names for a turn.
 */
export function askTogether(db: Db): (question: CompiledQuery) => Promise<Answer> {
  const loader = new DataLoader<CompiledQuery, Answer>((questions) => ask(db, questions), {
    cache: false,
    maxBatchSize: MOST,
    batchScheduleFn: (go) => setImmediate(() => setImmediate(go)),
  });
  return (question) => loader.load(question);
}
