/**
 * Brings the whole site up on one machine: releases, service, content, web. Run by bootstrap.mjs with the pinned Node. After
 * `--dev` come apps that are served as they are written, the shell always with them; without any it is every app.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, StartError, type Config } from './config.ts';
import { checkPort } from './port.ts';
import { programsOf } from './programs/programs.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** npm passes on a Ctrl-C that the terminal sends as well; a person's second one comes later. */
const SECOND_SIGNAL = 500;

const step = (number: number, text: string) => console.log(`[${number}/5] ${text}`);

/** Every section, beside the shell. */
const allApps = (): string[] => readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

/** What is served as it is written; null: releases are. */
function writtenApps(args: readonly string[]): string[] | null {
  if (args[0] !== '--dev') return null;
  const named = args.slice(1);
  const unknown = named.find((name) => name !== 'shell' && !allApps().includes(name));
  if (unknown !== undefined)
    throw new StartError(`There is no app ${unknown}. There are shell, ${allApps().join(', ')}.`);
  return [...new Set(['shell', ...(named.length > 0 ? named : allApps())])];
}

async function bringUp(config: Config, supervisor: Supervisor, socket: string): Promise<void> {
  const written = writtenApps(process.argv.slice(2));
  const { delivery, service, content, web } = programsOf({ config, socket, written });
  await checkPort(config.port, config.host);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  step(3, 'Building and publishing what changed');
  // What is written is built by the web process itself.
  if (written === null || written.length <= allApps().length) await supervisor.run(delivery);
  step(4, config.databaseUrl === undefined ? 'Starting the service on its embedded database' : 'Starting the service');
  await supervisor.launch(service, { socketPath: socket });
  await supervisor.run(content);
  step(5, 'Starting the web process');
  await supervisor.launch(web, { host: config.host, port: config.port });
  console.log(`\nThe site is at ${config.siteOrigin}/   (Ctrl-C stops it)`);
}

function listenToSignals(supervisor: Supervisor): void {
  let first: number | undefined;
  const onSignal = () => {
    first ??= Date.now();
    supervisor.end({ code: 0, reason: '\nStopping; a second Ctrl-C stops at once.' });
    if (Date.now() - first < SECOND_SIGNAL) return;
    supervisor.killAll();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

async function main(): Promise<number> {
  const config = readConfig(process.env, ROOT);
  const supervisor = createSupervisor({ say: (line) => console.log(line) });
  listenToSignals(supervisor);
  // A socket in a folder of our own: short enough for every system, and nobody else may open it.
  const sockets = await mkdtemp(join(tmpdir(), 'site-'));
  const failed = (error: unknown) =>
    supervisor.end({ code: 1, reason: error instanceof StartError ? `\n${error.message}` : String(error) });
  void bringUp(config, supervisor, join(sockets, 'api.sock')).catch(failed);
  const { code, reason } = await supervisor.ending;
  console.log(reason);
  await supervisor.stopAll();
  await rm(sockets, { recursive: true, force: true });
  return code;
}

try {
  // Not `process.exitCode`: a readiness question that is still open must not hold a process that has stopped everything.
  process.exit(await main());
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
}
