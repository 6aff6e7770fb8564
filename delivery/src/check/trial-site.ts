import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import type { Constellation } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import { readWebStatus } from '../web/web-status.ts';
import { NotRun } from './finding.ts';
import { openTrialStore } from './trial-store.ts';

/** The web process verifies every file and renders every section's own probes before it answers. */
const START_MS = 120_000;
const LOOK_MS = 100;

export interface TrialSite {
  /** Root of the workspace, which holds the web process. */
  readonly root: string;
  readonly store: ReleaseStore;
  readonly wanted: Constellation;
  /** Service that answers the pages' calls. */
  readonly apiUrl: string;
}

/**
 * Serves a set with a web process of its own, in a store of the trial alone, while `task` runs. Throws {@link NotRun} when it
 * does not come up, and why the web process refused the set.
 */
export async function withTrialSite<Result>(
  { root, store, wanted, apiUrl }: TrialSite,
  task: (origin: string) => Promise<Result>,
): Promise<Result> {
  const trial = await openTrialStore(store, wanted);
  const port = await freePort();
  const web = execa(process.execPath, [join(root, 'shell/src/web/main.ts')], {
    env: webEnvironment({ port, dataDir: trial.store.dataDir, apiUrl }),
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  try {
    await untilServing(trial, web);
    const origin = `http://127.0.0.1:${port}`;
    await untilListening(origin);
    return await task(origin);
  } finally {
    web.kill('SIGTERM');
    await web;
    await trial.remove();
  }
}

function webEnvironment({ port, dataDir, apiUrl }: { port: number; dataDir: string; apiUrl: string }) {
  return {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    API_URL: apiUrl,
    LOG_LEVEL: 'error',
    LIMIT_PAGES: '0',
    NODE_ENV: 'production',
  };
}

async function untilServing(
  { store, id }: { readonly store: ReleaseStore; readonly id: string },
  web: { readonly exitCode?: number | undefined } & PromiseLike<{ readonly all?: string | undefined }>,
): Promise<void> {
  const ended = Symbol('ended');
  const end = Promise.resolve(web).then(() => ended);
  for (const begun = Date.now(); Date.now() - begun < START_MS;) {
    const status = await readWebStatus(store.dataDir);
    const refused = status?.refused.find((refusal) => refusal.id === id);
    if (refused) throw new DeliveryError('promotion-refused', refused.reason);
    if (status?.constellation === id) return;
    if ((await Promise.race([end, pause(LOOK_MS)])) === ended)
      throw new NotRun(`the web process of the trial ended: ${lastLine((await web).all)}`);
  }
  throw new NotRun(`the web process of the trial said nothing within ${START_MS} ms`);
}

const lastLine = (text = ''): string => text.trimEnd().split('\n').at(-1) ?? '';

async function untilListening(origin: string): Promise<void> {
  for (const begun = Date.now(); Date.now() - begun < START_MS; await pause(LOOK_MS)) {
    const answer = await fetch(`${origin}/health/live`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new NotRun(`the web process of the trial did not answer within ${START_MS} ms`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new NotRun('no free port');
  return address.port;
}
