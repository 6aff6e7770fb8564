import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../../delivery-error.ts';

const shot = z.object({
  /** A page that both sets, or one of them, was asked for. */
  address: z.string(),
  /** How often a picture of it is named: `<number>-before.png`, `<number>-after.png`. */
  number: z.number().int(),
  /** Whether both pictures have the same bytes; then they are not kept. */
  isSame: z.boolean(),
});
export type Shot = z.infer<typeof shot>;

/** Where pictures of two sets lie. */
export const shotsFolder = (dataDir: string, from: string, to: string): string =>
  join(dataDir, 'run', 'shots', `${from}-${to}`);

export const listPath = (folder: string): string => join(folder, 'shots.json');

/** Null where nobody has taken any. */
export async function readShots(folder: string): Promise<Shot[] | null> {
  try {
    return z.array(shot).parse(JSON.parse(await readFile(listPath(folder), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
