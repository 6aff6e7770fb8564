/**
 * Brings the whole site up on one machine: releases, service, content, web. Run by bootstrap.mjs with the pinned Node. After
 * `--dev` come apps that are served as they are written, the shell always with them; without any it is every app.
 */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig, StartError, type Config } from './config.ts';
import { checkPort } from './port.ts';
import { programsOf } from './programs/programs.ts';
import { runSupervised } from './programs/supervised.ts';
import type { Supervisor } from './supervisor.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const step = (number: number, text: string) => console.log(`[${number}/5] ${text}`);

/** Every section, beside the shell. */
const allApps = (): string[] => readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

/** The folder of a section in another repository. */
const isElsewhere = (word: string): boolean =>
  word.includes('/') && existsSync(resolve(ROOT, word, 'rspack.config.ts'));

/** What is served as it is written; null: releases are. */
function writtenApps(args: readonly string[]): string[] | null {
  if (args[0] !== '--dev') return null;
  const named = args.slice(1);
  const isSection = (name: string) => allApps().includes(name) || isElsewhere(name);
  const unknown = named.find((name) => name !== 'shell' && !isSection(name));
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

await runSupervised(async () => {
  const config = readConfig(process.env, ROOT);
  // A socket in a folder of our own: short enough for every system, and nobody else may open it.
  const sockets = await mkdtemp(join(tmpdir(), 'site-'));
  process.on('exit', () => rmSync(sockets, { recursive: true, force: true }));
  return (supervisor) => bringUp(config, supervisor, join(sockets, 'api.sock'));
});
