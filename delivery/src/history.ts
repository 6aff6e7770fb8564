import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isMissing } from './delivery-error.ts';
import { writeDurably } from './files/durable-write.ts';
import { canonicalJson, sha256Hex } from './files/digest.ts';

const change = z.strictObject({ app: z.string(), from: z.string().nullable(), to: z.string().nullable() });

/**
 * What moved the pointer. `ensure`: promotion at start; `revert`: the web process refused and the pointer went back;
 * `recover`: an earlier command was interrupted between its history line and the pointer; `demotion`: the web process took
 * back a release whose renderers failed again and again.
 */
const act = z.enum(['promote', 'ensure', 'rollback', 'revert', 'recover', 'demotion']);

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
  /** Hash of the line before; zeros for the first. */
  previous: z.string(),
  /** SHA-256 of the canonical JSON of all other members. */
  hash: z.string(),
});
export type HistoryLine = z.infer<typeof historyLine>;
export type HistoryChange = z.infer<typeof change>;
export type HistoryEntry = Omit<HistoryLine, 'seq' | 'when' | 'previous' | 'hash'>;

export interface History {
  readonly lines: readonly HistoryLine[];
  /** First place where the chain does not hold, in words; null when the whole file is as it was written. */
  readonly broken: string | null;
}

const FIRST_PREVIOUS = '0'.repeat(64);

/** Reads the history and checks its chain. A broken chain is reported, not thrown: the readable lines still help. */
export async function readHistory(path: string): Promise<History> {
  const text = await readText(path);
  const lines: HistoryLine[] = [];
  let broken: string | null = null;
  for (const [position, raw] of text.split('\n').entries()) {
    if (raw === '') continue;
    const line = parseLine(raw);
    broken ??= faultOf(line, { number: position + 1, before: lines.at(-1) });
    if (line) lines.push(line);
  }
  return { lines, broken };
}

/** Appends one line. The caller holds the writer's lock. */
export async function appendHistory(path: string, entry: HistoryEntry): Promise<HistoryLine> {
  const text = await readText(path);
  const before = text.trimEnd().split('\n').at(-1);
  const last = before ? parseLine(before) : null;
  const unsigned = {
    ...entry,
    seq: (last?.seq ?? 0) + 1,
    when: new Date().toISOString(),
    previous: last?.hash ?? FIRST_PREVIOUS,
  };
  const line: HistoryLine = { ...unsigned, hash: hashOf(unsigned) };
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

function parseLine(raw: string): HistoryLine | null {
  try {
    return historyLine.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

function faultOf(line: HistoryLine | null, at: { readonly number: number; readonly before: HistoryLine | undefined }) {
  if (!line) return `line ${at.number} is not a history line`;
  const { hash, ...unsigned } = line;
  if (hash !== hashOf(unsigned)) return `line ${at.number} was changed after it was written`;
  if (line.previous !== (at.before?.hash ?? FIRST_PREVIOUS))
    return `before line ${at.number} a line was removed or changed`;
  return null;
}

const hashOf = (unsigned: Omit<HistoryLine, 'hash'>): string => sha256Hex(canonicalJson(unsigned));
