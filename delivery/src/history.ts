import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isMissing } from './delivery-error.ts';
import { writeDurably } from './files/durable-write.ts';
import { canonicalJson, sha256Hex } from './files/digest.ts';
import { rolloutOrder } from './promotion/rollout/rollout-file.ts';
import { signature, type Signature } from './trust/envelope.ts';

const change = z.strictObject({ app: z.string(), from: z.string().nullable(), to: z.string().nullable() });

/**
 * What moved the pointer. `ensure`: promotion at start; `revert`: the web process refused and the pointer went back;
 * `recover`: an earlier command was interrupted between its history line and the pointer; `demotion`: the web process took
 * back a release whose renderers failed again and again; `advance`, `withdraw`: the web process gave a rollout to everybody,
 * or ended it because it did worse.
 */
const act = z.enum(['promote', 'ensure', 'rollback', 'revert', 'recover', 'demotion', 'advance', 'withdraw']);

const historyLine = z.strictObject({
  seq: z.number().int().positive(),
  when: z.iso.datetime(),
  who: z.string(),
  what: act,
  /** Constellations; null is "nothing promoted". */
  from: z.string().nullable(),
  to: z.string().nullable(),
  changes: z.array(change),
  /** What was checked, or why. */
  evidence: z.array(z.string()),
  /** By whose order the web process gave a set to everybody. */
  order: rolloutOrder.optional(),
  /** Hash of the line before; zeros for the first. */
  previous: z.string(),
  /** SHA-256 of the canonical JSON of all other members but the signatures. */
  hash: z.string(),
  /** Of the hash; absent in lines from before moves were signed. */
  signatures: z.array(signature).optional(),
});
export type HistoryLine = z.infer<typeof historyLine>;
export type HistoryChange = z.infer<typeof change>;
export type HistoryEntry = Omit<HistoryLine, 'seq' | 'when' | 'previous' | 'hash' | 'signatures'>;

export interface History {
  readonly lines: readonly HistoryLine[];
  /** First place where the chain does not hold, in words; null when the whole file is as it was written. */
  readonly broken: string | null;
}

const FIRST_PREVIOUS = '0'.repeat(64);

/** Why the signatures of a line do not count, in words; null when they do. */
export type FaultOfSignatures = (line: HistoryLine) => string | null;

/** Reads the history and checks its chain. A broken chain is reported, not thrown: the readable lines still help. */
export async function readHistory(path: string, unsigned: FaultOfSignatures = () => null): Promise<History> {
  const text = await readText(path);
  const lines: HistoryLine[] = [];
  let broken: string | null = null;
  for (const [position, raw] of text.split('\n').entries()) {
    if (raw === '') continue;
    const line = parseLine(raw);
    broken ??= faultOf(line, { number: position + 1, before: lines.at(-1), unsigned });
    if (line) lines.push(line);
  }
  return { lines, broken };
}

/** Signs what a line is about to say. */
export type SignLine = (line: HistoryLine) => Promise<Signature[]>;

/** Appends one line. The caller holds the writer's lock. */
export async function appendHistory(path: string, entry: HistoryEntry, sign?: SignLine): Promise<HistoryLine> {
  const text = await readText(path);
  const before = text.trimEnd().split('\n').at(-1);
  const last = before ? parseLine(before) : null;
  const unsigned = {
    ...entry,
    seq: (last?.seq ?? 0) + 1,
    when: new Date().toISOString(),
    previous: last?.hash ?? FIRST_PREVIOUS,
  };
  const bare: HistoryLine = { ...unsigned, hash: hashOf(unsigned) };
  const line: HistoryLine = sign ? { ...bare, signatures: await sign(bare) } : bare;
  await writeDurably(path, `${text}${JSON.stringify(line)}\n`);
  return line;
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/** One line of the file; null when it is none. */
export function parseLine(raw: string): HistoryLine | null {
  try {
    return historyLine.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

interface LinePosition {
  readonly number: number;
  readonly before: HistoryLine | undefined;
  readonly unsigned: FaultOfSignatures;
}

function faultOf(line: HistoryLine | null, { number, before, unsigned }: LinePosition): string | null {
  if (!line) return `line ${number} is not a history line`;
  if (!hasItsHash(line)) return `line ${number} was changed after it was written`;
  if (line.previous !== (before?.hash ?? FIRST_PREVIOUS)) return `before line ${number} a line was removed or changed`;
  const fault = unsigned(line);
  return fault === null ? null : `line ${number} does not count: ${fault}`;
}

export function hasItsHash({ hash, signatures: _signatures, ...rest }: HistoryLine): boolean {
  return hash === hashOf(rest);
}

const hashOf = (unsigned: Omit<HistoryLine, 'hash' | 'signatures'>): string => sha256Hex(canonicalJson(unsigned));
