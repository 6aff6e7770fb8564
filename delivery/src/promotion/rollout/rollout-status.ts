import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../../delivery-error.ts';
import { writeDurably } from '../../files/durable-write.ts';
import { rolloutStatus, type RolloutStatus } from './rollout-counts.ts';
import { recordSample } from './rollout-curve.ts';

export type { RolloutStatus };

type Counted = RolloutStatus['tried'];

const pathOf = (dataDir: string) => join(dataDir, 'run', 'rollout-status.json');

const total = ({ made, failed }: Counted) => made + failed;
const share = (of: Counted) => `${of.failed} of ${total(of)}`;

/** What both sets did, in words, for people and for the history. */
export function comparisonWords({ visitors, tried, promoted, times, browsers }: RolloutStatus): string {
  const words = [
    `${visitors} visitors got it`,
    `${share(tried)} renders failed, of the promoted set ${share(promoted)}`,
  ];
  if (times && total(times.tried) > 0)
    words.push(
      `${share(times.tried)} took more than twice the usual time, of the promoted set ${share(times.promoted)}`,
    );
  if (browsers && total(browsers.tried) > 0)
    words.push(
      `an island broke for ${share(browsers.tried)} of them, with the promoted set for ${share(browsers.promoted)}`,
    );
  return words.join('; ');
}

export async function writeRolloutStatus(dataDir: string, status: RolloutStatus): Promise<void> {
  await writeDurably(pathOf(dataDir), `${JSON.stringify(status)}\n`);
  await recordSample(dataDir, status);
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
