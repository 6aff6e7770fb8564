import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../../delivery-error.ts';
import { both, feltByBoth, type RolloutStatus } from './rollout-counts.ts';

/** Milliseconds between two samples at the beginning; twice as many whenever there are too many of them. */
const EVERY = 2000;
const MOST = 120;

const sample = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  renders: both,
  times: both.optional(),
  browsers: both.optional(),
  vitals: feltByBoth.optional(),
});
export type Sample = z.infer<typeof sample>;

const curve = z.object({ id: z.string(), every: z.number(), samples: z.array(sample) });
/** What a rollout was at some moments, oldest first. */
export type Curve = z.infer<typeof curve>;

const pathOf = (dataDir: string) => join(dataDir, 'run', 'rollout-curve.json');

/** Of the last rollout of which something was counted; null where there was none. */
export async function readCurve(dataDir: string): Promise<Curve | null> {
  try {
    return curve.parse(JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** The same with one moment more, in as many samples as fit a screen. */
export function withSample(before: Curve | null, status: RolloutStatus, now: number): Curve {
  const { id, tried, promoted, times, browsers, vitals } = status;
  const known = before?.id === id ? before : { id, every: EVERY, samples: [] };
  const [settled, last] = known.samples.slice(-2);
  const isSoon = settled !== undefined && last !== undefined && last.at - settled.at < known.every;
  const next = { at: now, renders: { tried, promoted }, times, browsers, vitals };
  // The last one is always what is true now.
  const samples = [...(isSoon ? known.samples.slice(0, -1) : known.samples), next];
  if (samples.length <= MOST) return { ...known, samples };
  return { id, every: known.every * 2, samples: samples.filter((_, at) => at % 2 === 0 || at === samples.length - 1) };
}

/** Not durably: it is drawn for people, and nothing depends on it. */
export async function recordSample(dataDir: string, status: RolloutStatus, now = Date.now()): Promise<void> {
  const grown = withSample(await readCurve(dataDir), status, now);
  await writeFile(pathOf(dataDir), `${JSON.stringify(grown)}\n`, { mode: 0o600 });
}
