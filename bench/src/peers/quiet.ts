import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Mean of waiting processes in the last minute above which other work disturbs the figures. */
export const DISTURBED = 1.5;
/** Milliseconds in which our own work leaves that mean. */
const DECAY = 150_000;
const LOOK = 5000;

export const loadNow = (): number => os.loadavg()[0] ?? Number.NaN;

/** The load when our own work has left it; above {@link DISTURBED} it is somebody else's. */
export async function loadAfterwards(): Promise<number> {
  const deadline = Date.now() + DECAY;
  while (loadNow() > DISTURBED && Date.now() < deadline) await pause(LOOK);
  return loadNow();
}
