import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';

/** Visitors, told apart by address: well, and with an island that broke in their browser. */
const counted = z.object({ made: z.number().int(), failed: z.number().int() });
type Counted = z.infer<typeof counted>;

const metRelease = z.object({
  version: z.string(),
  met: counted,
  /** Of the release that served before it. */
  before: counted,
  /** It breaks more often than chance explains, and is still there: nothing earlier could take its place. */
  isWorse: z.boolean(),
});
export type MetRelease = z.infer<typeof metRelease>;

const browserStatus = z.record(z.string(), metRelease);
/** By app: what browsers report of the release that serves everybody. */
export type BrowserStatus = z.infer<typeof browserStatus>;

const pathOf = (dataDir: string) => join(dataDir, 'run', 'browser-status.json');

const share = ({ made, failed }: Counted) => `${failed} of ${made + failed}`;

/** What visitors of a release met, for people and for the history. */
export const metWords = ({ met, before }: Pick<MetRelease, 'met' | 'before'>): string =>
  `an island broke for ${share(met)} visitors, with the release before for ${share(before)}`;

export async function writeBrowserStatus(dataDir: string, status: BrowserStatus): Promise<void> {
  await writeDurably(pathOf(dataDir), `${JSON.stringify(status)}\n`);
}

/** Empty when nothing was counted yet. */
export async function readBrowserStatus(dataDir: string): Promise<BrowserStatus> {
  try {
    return browserStatus.parse(JSON.parse(await readFile(pathOf(dataDir), 'utf8')));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return {};
    throw error;
  }
}
