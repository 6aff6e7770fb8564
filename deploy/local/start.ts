/**
 * Brings the whole site up on one machine: releases, service, content, web. Run by bootstrap.mjs with the pinned Node. After
 * `--dev` come apps that are served as they are written, the shell always with them; without any it is every app.
 */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { checkPort } from './port.ts';
import { programsOf } from './programs/programs.ts';
import { runSupervised } from './programs/supervised.ts';
import { isEveryApp, writtenIn } from './programs/written.ts';
import type { Supervisor } from './supervisor.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const step = (number: number, text: string) => console.log(`[${number}/5] ${text}`);

async function bringUp(config: Config, supervisor: Supervisor, socket: string): Promise<void> {
  const [isDev, ...args] = process.argv.slice(2);
  const written = isDev === '--dev' ? writtenIn(ROOT, args) : null;
  const { delivery, service, content, web, types } = programsOf({ config, socket, written });
  await checkPort(config.port, config.host);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  step(3, 'Building and publishing what changed');
  // What is written is built by the web process itself.
  if (written === null || !isEveryApp(ROOT, written)) await supervisor.run(delivery);
  if (written?.service === undefined) {
    step(
      4,
      config.databaseUrl === undefined ? 'Starting the service on its embedded database' : 'Starting the service',
    );
    await supervisor.launch(service, { socketPath: socket });
    await supervisor.run(content);
  } else step(4, `The service is that of ${written.service}`);
  step(5, 'Starting the web process');
  await supervisor.launch(web, { host: config.host, port: config.port });
  if (types) supervisor.accompany(types);
  console.log(`\nThe site is at ${config.siteOrigin}/   (Ctrl-C stops it)`);
}

await runSupervised(async () => {
  const config = readConfig(process.env, ROOT);
  // A socket in a folder of our own: short enough for every system, and nobody else may open it.
  const sockets = await mkdtemp(join(tmpdir(), 'site-'));
  process.on('exit', () => rmSync(sockets, { recursive: true, force: true }));
  return (supervisor) => bringUp(config, supervisor, join(sockets, 'api.sock'));
});
