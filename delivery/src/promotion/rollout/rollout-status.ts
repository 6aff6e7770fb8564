import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../../delivery-error.ts';
import { writeDurably } from '../../files/durable-write.ts';

const renders = z.object({ made: z.number().int(), failed: z.number().int() });

const rolloutStatus = z.object({
  id: z.string(),
  /** Visitors who were given the new set. */
  visitors: z.number().int(),
  /** Pages of the apps concerned that were rendered, of the new set and of the promoted one. */
  tried: renders,
  promoted: renders,
});
/** What the web process counts of the rollout under way. */
export type RolloutStatus = z.infer<typeof rolloutStatus>;

const pathOf = (dataDir: string) => join(dataDir, 'run', 'rollout-status.json');

export async function writeRolloutStatus(dataDir: string, status: RolloutStatus): Promise<void> {
  await writeDurably(pathOf(dataDir), `${JSON.stringify(status)}\n`);
}

/** Null when nothing was counted yet. */
export async function readRolloutStatus(dataDir: string): Promise<RolloutStatus | null> {
  try {
    return rolloutStatus.parse(JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
