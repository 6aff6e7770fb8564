import { ask, type Answered } from './visitors.ts';

/** Addresses by what they stand for. */
export type Columns = Readonly<Record<string, readonly string[]>>;

interface Measured {
  statuses: Set<number>;
  /** Milliseconds. */
  times: number[];
}

/** Answers by column. */
export type Measures = ReadonlyMap<string, Measured>;

/** The time that this part of the visits stay below. */
const quantile = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(Math.floor(times.length * part), times.length - 1)] ?? Infinity;

/** Visits all addresses, one after the other so that they do not wait for each other, until the task has ended. */
export async function visitDuring(columns: Columns, task: Promise<unknown>, rounds = 3): Promise<Measures> {
  const measures = new Map(Object.keys(columns).map((name) => [name, { statuses: new Set<number>(), times: [] }]));
  let isOver = false;
  const note = () => (isOver = true);
  task.then(note, note);
  for (let round = 0; round < rounds || !isOver; round++) {
    for (const [name, addresses] of Object.entries(columns)) {
      for (const address of addresses) record(measures.get(name), await ask(address));
    }
  }
  return measures;
}

function record(measured: Measured | undefined, { status, ms }: Answered): void {
  measured?.statuses.add(status);
  measured?.times.push(ms);
}

export interface Difference {
  statuses: number[];
  /** Milliseconds more than in the baseline. */
  median: number;
  /** Nine visits of ten. */
  most: number;
  slowest: number;
}

/** What a fault costs the visitors of a column. */
export function differenceOf(column: string, before: Measures, during: Measures): Difference {
  const [base, now] = [before.get(column)?.times ?? [], during.get(column)?.times ?? []];
  const more = (part: number) => quantile(now, part) - quantile(base, part);
  return {
    statuses: [...(during.get(column)?.statuses ?? [])],
    median: more(0.5),
    most: more(0.9),
    slowest: more(1),
  };
}
