import { onTestFinished } from 'vitest';
import { openSnapshot, type Snapshot } from '../constellation/snapshot.ts';
import { createRendererPool, type RendererFault, type RendererPool } from '../renderers/renderers.ts';
import type { storedSite } from './stored-site.ts';

export interface Started {
  snapshot: Snapshot;
  faults: RendererFault[];
  lines: string[];
}

export interface StartedOptions {
  id?: string;
  /** Milliseconds. */
  silence?: number;
  count?: number;
  /** Processes load the next code of an app themselves. */
  reopens?: true;
  /** Of another snapshot, whose processes are shared. */
  pool?: RendererPool;
}

/** A pool that remembers what happened to it. */
export function recordingPool({ silence = 2000, count = 1, reopens }: StartedOptions = {}) {
  const faults: RendererFault[] = [];
  const lines: string[] = [];
  const pool = createRendererPool({
    settings: { count, limits: { memory: 64, silence }, ...(reopens && { reopens }) },
    onLine: (_app, text) => lines.push(text),
    onFault: (fault) => faults.push(fault),
  });
  return { pool, faults, lines };
}

/** Opens a stored site in real processes, which end with the test. */
export async function startedSnapshot(
  { store }: ReturnType<typeof storedSite>,
  options: StartedOptions = {},
): Promise<Started> {
  const recorded = recordingPool(options);
  const { id = 'one', pool = recorded.pool } = options;
  const origin = 'https://www.example.com';
  const snapshot = await openSnapshot({ store, id, origin, shareOrigin: origin, pool });
  onTestFinished(() => snapshot.renderers.close());
  return { ...recorded, snapshot };
}
