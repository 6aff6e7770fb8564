import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { isAlive, processStart } from '../files/processes.ts';

const webStatus = z.object({
  /** What the web process serves; null before its first accepted constellation. */
  constellation: z.string().nullable(),
  /** What it was asked to serve and would not, newest last; `at` is an ISO time. */
  refused: z.array(z.object({ id: z.string(), reason: z.string(), at: z.string() })),
  /** `https://host` of the site. */
  origin: z.string().optional(),
  pid: z.number().int().optional(),
  started: z.string().nullable().optional(),
});
export type WebStatus = z.infer<typeof webStatus>;

/** Without a process number in the file only its age can tell whether somebody still writes it. */
const FRESH_MS = 10_000;

const pathOf = (dataDir: string) => join(dataDir, 'run', 'web-status.json');

/** Called by the web process after every accepted or refused constellation; adds its own process number. */
export async function writeWebStatus(
  dataDir: string,
  status: Pick<WebStatus, 'constellation' | 'refused' | 'origin'>,
): Promise<void> {
  const record = { ...status, pid: process.pid, started: processStart(process.pid) };
  await writeDurably(pathOf(dataDir), `${JSON.stringify(record)}\n`);
}

/** What a running web process reports; null when none runs or its report is unreadable. */
export async function readWebStatus(dataDir: string): Promise<WebStatus | null> {
  const path = pathOf(dataDir);
  try {
    const status = webStatus.parse(JSON.parse(await readFile(path, 'utf8')));
    const alive =
      status.pid === undefined
        ? Date.now() - (await stat(path)).mtimeMs < FRESH_MS
        : isAlive({ pid: status.pid, started: status.started ?? null });
    return alive ? status : null;
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}
