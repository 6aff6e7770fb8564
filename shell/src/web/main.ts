/* The web process: `node shell/src/web/main.ts`. */
import { flushCompileCache } from 'node:module';
import { readBrowserStatus, writeBrowserStatus } from 'delivery/browser-status';
import { advance, withdraw } from 'delivery/carry-out';
import { createFaultNotes, readFaultNotes } from 'delivery/fault-notes';
import { readPreview } from 'delivery/preview';
import { readRollout } from 'delivery/rollout';
import { writeRolloutStatus } from 'delivery/rollout-status';
import { openStore } from 'delivery/store';
import { createUseNotes } from 'delivery/use-notes';
import { createPrivately, makePrivate } from 'shared/limits/private-folder';
import { readConfig, type WebConfig } from './config.ts';
import { followConstellations } from './constellation/constellations.ts';
import { createLog, endOnCrash, errorFields, type Log } from './log.ts';
import { start, type Delivered } from './start.ts';

/** What was promoted in the store; a release that fails too often gives way to the one before it. */
async function promotedIn(config: WebConfig, log: Log): Promise<Delivered> {
  const store = openStore(config.dataDir, config);
  const recordUse = createUseNotes(store.dataDir);
  const faults = createFaultNotes(store.dataDir, await readFaultNotes(store.dataDir));
  return {
    store,
    follow: (sets) => followConstellations({ store, log, origin: config.origin, ...sets }),
    onFailure: (release, page) => faults.add(release, page),
    onUse: (release) => void recordUse(release),
    browsers: {
      known: await readBrowserStatus(store.dataDir),
      report: (status) => writeBrowserStatus(store.dataDir, status),
    },
    readPreview: (key) => readPreview(store, key),
    rollouts: {
      read: () => readRollout(store),
      advance: (signed, evidence) => advance(store, signed, evidence),
      withdraw: (signed, evidence) => withdraw(store, signed, evidence),
      report: (status) => writeRolloutStatus(store.dataDir, status),
    },
  };
}

async function main(): Promise<void> {
  // What it writes lies beside bookings and keys.
  createPrivately();
  const config = readConfig();
  const log = createLog(config.logLevel, config.tracing !== undefined);
  const readable = makePrivate(config.dataDir);
  if (readable.length > 0) log.warn({ readable }, 'other users can read these, and this one may not change that');
  endOnCrash(log);
  process.setSourceMapsEnabled(true);
  const stop = await start(config, log, await promotedIn(config, log));
  // The next start finds what this one has compiled, also when this one is killed.
  flushCompileCache();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        log.error(errorFields(error), 'closing failed');
        process.exitCode = 1;
      });
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
