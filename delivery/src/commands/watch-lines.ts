import { setInterval } from 'node:timers/promises';

/** Milliseconds between two looks. */
const INTERVAL = 1000;

export interface WatchOptions {
  readonly print: (line: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly interval?: number;
}

/** Prints a report now and whenever it reads otherwise, each time after the hour. A report that cannot be had is one, too. */
export async function watchLines(
  read: () => Promise<readonly string[]>,
  { print, signal, interval = INTERVAL }: WatchOptions,
): Promise<void> {
  let last: string | undefined;
  const look = async () => {
    const lines = await read().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    const text = lines.join('\n');
    if (text === last) return;
    last = text;
    for (const line of [`--- ${new Date().toISOString()}`, ...lines]) print(line);
  };
  try {
    await look();
    for await (const _tick of setInterval(interval, undefined, { signal })) await look();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
