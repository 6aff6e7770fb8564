import fs from 'node:fs';
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { requireNode } from './settings/node-version.ts';
import { buildApp, type App } from './app.ts';
import { messageWarnings } from './settings/message-settings.ts';
import { readConfig, type Config, type Listen } from './settings/config.ts';
import { connectReplica, openDatabase, type Db, type ReportFault } from './db/client.ts';
import { Replica } from './db/reads/replica.ts';
import { createLog, endOnCrash, faultReporter } from './middleware/log.ts';
import { serveMetrics } from './middleware/metrics-server.ts';
import { measureProcess } from './middleware/metrics.ts';
import { tracingOf } from './middleware/trace-calls.ts';
import { migrate, pendingMigrations } from './db/migrate.ts';
import { serveOutboxPage } from './modules/outbox/outbox-page.service.ts';
import { createPrivately, makePrivate } from 'shared/limits/private-folder';
import { endWith } from './commands/operator-message.ts';

/** Longest wait for requests under way when told to stop. */
const STOP_TIMEOUT_MS = 10_000;

async function main(): Promise<void> {
  requireNode();
  createPrivately();
  const config = readConfig();
  const log = createLog(config.logLevel, config.tracing !== undefined);
  const report = faultReporter(log);
  endOnCrash(log);
  const readable = makePrivate(config.dataDir);
  const database = await openDatabase(config, { report });
  void database.failure.then(endWith);
  if (config.migrateOnStart) await migrate(database.db);
  const replica = openReplica(config, database.db, report);
  const tracing = await tracingOf(config, log);
  const app = await buildApp({ config, db: database.db, replica: replica?.replica, load: database.load, log, tracing });
  await listen(app.server, config.listen);
  const metrics = config.metrics && (await openMetrics(app, config.metrics));
  if (!config.migrateOnStart)
    void warnOfMigrations(database.db, log).catch((error: unknown) => report(error, 'migrations'));
  if (readable.length > 0) log.warn({ readable }, 'other users can read these, and this one may not change that');
  const page = config.messages.show ? await serveOutboxPage(app.services.outbox) : undefined;
  for (const warning of messageWarnings(config.messages, page?.url)) log.warn(warning);
  const { command, url } = config.applications.scan;
  if (command === undefined && url === undefined)
    log.warn('CVs of applicants are checked, but no scanner looks at them: set SCAN_COMMAND or SCAN_URL');
  log.info({ listen: config.listen, engine: database.engine }, 'ready');
  // The next start finds what this one has compiled, also when this one is killed.
  flushCompileCache();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    metrics?.close();
    page?.close();
    await app.close();
    await replica?.close();
    await database.close();
    await tracing?.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal).catch((error: unknown) => endWith(error)));
  }
}

function openReplica(
  { replica: settings, tracing }: Pick<Config, 'replica' | 'tracing'>,
  primary: Db,
  report: ReportFault,
) {
  if (!settings) return undefined;
  const { url, mostLagMs } = settings;
  const db = connectReplica(url, report, tracing !== undefined);
  const replica = new Replica({ primary, replica: db, mostLagMs });
  const stop = replica.start();
  const close = async () => {
    stop();
    await db.destroy();
  };
  return { replica, close };
}

async function openMetrics({ services }: App, address: { host: string; port: number }): Promise<Server> {
  measureProcess(services.metrics);
  return serveMetrics(services.metrics, address);
}

async function warnOfMigrations(db: Db, log: Logger): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length > 0) log.warn({ pending }, 'not ready before: node api/src/cli.ts migrate');
}

interface Listener {
  listen(address: Listen): Promise<unknown>;
}

async function listen(server: Listener, address: Listen): Promise<void> {
  if ('path' in address) await clearSocket(address.path);
  await server.listen(address);
  if ('path' in address) fs.chmodSync(address.path, 0o660);
}

/** Removes the file that a killed service left behind, but never the socket of a running one. */
async function clearSocket(file: string): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const taken = await new Promise<boolean>((resolve) => {
    const probe = net.connect(file);
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.unref();
  });
  if (taken) throw Object.assign(new Error(), { code: 'EADDRINUSE', path: file });
  fs.rmSync(file, { force: true });
}

await main().catch((error: unknown) => endWith(error));
