/**
 * Brings the whole site up on one machine: releases, service, content, web. Run by bootstrap.mjs with the pinned Node. After
 * `--dev` come apps that are served as they are written, the shell always with them; without any it is every app.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildSpec } from './child.ts';
import { readConfig, StartError, type Config } from './config.ts';
import { checkPort } from './port.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** npm passes on a Ctrl-C that the terminal sends as well; a person's second one comes later. */
const SECOND_SIGNAL = 500;

/** Of the C library: threads that wait for each other rather than having a heap each, which none of them gives back. */
const ONE_HEAP = { MALLOC_ARENA_MAX: '1' };

const step = (number: number, text: string) => console.log(`[${number}/5] ${text}`);

/** Environments and commands of the three programs, as their own READMEs describe them. */
function specs(config: Config, socket: string, written: readonly string[] | null) {
  const { port, host, dataDir, databaseUrl, siteOrigin, logLevel } = config;
  const base = { ...ONE_HEAP, ...process.env, DATA_DIR: dataDir, LOG_LEVEL: logLevel, NODE_ENV: 'production' };
  const make = (name: string, args: string[], env: ChildSpec['env']): ChildSpec => ({
    name,
    args,
    env,
    cwd: ROOT,
    print: (line) => console.log(`${name} | ${line}`),
  });
  // One service on this database: it may bring the schema up to date itself.
  const origin = { SITE_ORIGIN: siteOrigin };
  const service = {
    MIGRATE_ON_START: 'true',
    // Whoever tries the site has no gateway, and needs the codes that it sends.
    SHOW_MESSAGES: 'true',
    ...base,
    ...origin,
    API_LISTEN: `unix:${socket}`,
    DATABASE_URL: databaseUrl,
  };
  const web = { ...base, API_URL: `unix:${socket}`, PORT: String(port), HOST: host, ...origin };
  return {
    delivery: make('delivery', ['delivery/src/cli.ts', 'ensure'], base),
    service: make('service', ['api/src/server.ts'], service),
    content: make('content', ['api/src/cli.ts', 'content', 'import', 'content'], service),
    web:
      written === null
        ? make('web', ['shell/src/web/main.ts'], web)
        : make('web', ['--disable-warning=ExperimentalWarning', 'shell/src/dev/main.ts', ...written], {
            ...web,
            RELEASE_VERSION: '0.0.0-dev',
          }),
  };
}

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
  const { delivery, service, content, web } = specs(config, socket, written);
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
