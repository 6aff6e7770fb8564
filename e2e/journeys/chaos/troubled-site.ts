import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder, removeDataFolder } from '../../fixtures/data-folder.ts';
import { mustRun, runNode, type CommandResult } from '../../fixtures/node-process.ts';
import { ROOT } from '../../fixtures/places.ts';
import { startService, type Service } from '../../fixtures/service.ts';
import { startWeb, type Web } from '../../fixtures/web.ts';
import { receiveTextMessages, type TextMessages } from '../booking/text-messages.ts';
import { openServers, type DatabaseServers } from './database-servers.ts';
import { openWay, type WayToService } from './way-to-service.ts';

const run = promisify(execFile);
const DISK_FAULT = path.join(ROOT, 'api/testing/preload/disk-fault.ts');
const MOVED_CLOCK = path.join(ROOT, 'api/testing/preload/moved-clock.ts');

/** Pages that have to be made for one visitor in a minute; visitors of this machine are not counted. */
export const PAGES_PER_MINUTE = 30;

/** Every visitor of the tests says from where it comes, as a proxy on this machine would. */
const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/** What is behind the site: the embedded database alone, or PostgreSQL and Redis. */
export type Backing = 'embedded' | 'servers';

interface Components {
  dataDir: string;
  /** Of the service, beside what every site here has. */
  settings: Readonly<Record<string, string>>;
  phones: TextMessages;
  way: WayToService;
  servers: DatabaseServers | null;
  web: Web;
}

/** A production site whose programs can be given every kind of trouble. */
export class TroubledSite {
  readonly #components: Components;
  readonly #fault: string;
  readonly #clock: string;
  #service: Service;
  /** What the clock of the machine is off, in milliseconds. */
  #moved = 0;

  private constructor(components: Components, service: Service) {
    this.#components = components;
    this.#fault = faultFile(components.dataDir);
    this.#clock = clockFile(components.dataDir);
    this.#service = service;
  }

  static async open(backing: Backing, settings: Components['settings'] = {}): Promise<TroubledSite> {
    const dataDir = await makeDataFolder({ database: backing === 'embedded' });
    const phones = await receiveTextMessages();
    const servers = backing === 'servers' ? await openServers(dataDir) : null;
    const service = await startService(dataDir, settingsOf({ dataDir, phones, servers, settings }));
    const listenAt = path.join(dataDir, 'run/way.sock');
    const way = await openWay(listenAt, service.apiUrl.slice('unix:'.length));
    const web = await startWeb({
      dataDir,
      apiUrl: `unix:${listenAt}`,
      node: [`--import=${MOVED_CLOCK}`],
      settings: {
        ...servers?.redis.settings,
        MOVED_CLOCK: clockFile(dataDir),
        ...BEHIND_A_PROXY,
        LIMIT_PAGES: String(PAGES_PER_MINUTE),
      },
    });
    return new TroubledSite({ dataDir, settings, phones, way, servers, web }, service);
  }

  get dataDir(): string {
    return this.#components.dataDir;
  }
  get origin(): string {
    return this.#components.web.origin;
  }
  get phones(): TextMessages {
    return this.#components.phones;
  }
  get way(): WayToService {
    return this.#components.way;
  }
  get web(): Web {
    return this.#components.web;
  }
  get service(): Service {
    return this.#service;
  }
  /** @throws Error on a site with an embedded database */
  get servers(): DatabaseServers {
    if (!this.#components.servers) throw new Error('this site has an embedded database');
    return this.#components.servers;
  }

  /** Milliseconds since the epoch, by the clock of the site. */
  now(): number {
    return Date.now() + this.#moved;
  }

  killService(): Promise<void> {
    return this.#service.kill();
  }

  signalService(signal: 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(this.#service.pid, signal);
  }

  /** As `npm start` does for a service that has ended. */
  async startService(): Promise<void> {
    await this.#service.kill();
    rmSync(this.#fault, { force: true });
    // Who was killed leaves its socket.
    rmSync(this.#service.apiUrl.slice('unix:'.length), { force: true });
    this.#service = await startService(this.#components.dataDir, settingsOf(this.#components));
  }

  /** Every write of the database fails (`full`), or ends its thread (`end`). */
  damageDisk(fault: 'full' | 'end'): Promise<void> {
    return writeFile(this.#fault, fault);
  }

  /** The machine's clock, for the service and the web process, by so many milliseconds; 0 puts it right. */
  async moveClock(by: number): Promise<void> {
    this.#moved = by;
    await (by === 0 ? rm(this.#clock, { force: true }) : writeFile(this.#clock, String(by)));
  }

  /** `delivery <args>` on this site's store. */
  delivery(...args: string[]): Promise<CommandResult> {
    return runNode(['delivery/src/cli.ts', ...args], { DATA_DIR: this.dataDir, DELIVERY_ACTOR: 'journeys' });
  }

  /** All bookings, as the operator's command lists them. */
  bookings(): Promise<string> {
    const { dataDir, servers } = this.#components;
    return mustRun(['api/src/cli.ts', 'bookings', 'list'], { DATA_DIR: dataDir, ...servers?.postgres.settings });
  }

  async close(): Promise<void> {
    const { web, servers, dataDir } = this.#components;
    await web.stop();
    this.way.close();
    await this.#service.kill();
    this.phones.close();
    await servers?.redis.end();
    await servers?.postgres.cluster.stop();
    await removeDataFolder(dataDir);
  }
}

/** A process can open nothing more: no file, no connection. */
export async function useUpDescriptors({ pid }: { pid: number }): Promise<void> {
  const open = await readdir(`/proc/${pid}/fd`);
  await limitDescriptors(pid, open.length);
}

export const freeDescriptors = ({ pid }: { pid: number }): Promise<void> => limitDescriptors(pid, 1024);

async function limitDescriptors(pid: number, most: number): Promise<void> {
  await run('prlimit', ['--pid', String(pid), `--nofile=${most}:`]);
}

const faultFile = (dataDir: string) => path.join(dataDir, 'disk-fault');
const clockFile = (dataDir: string) => path.join(dataDir, 'moved-clock');

const settingsOf = ({ dataDir, phones, servers, settings }: Omit<Components, 'way' | 'web'>) => ({
  ...BEHIND_A_PROXY,
  ...phones.settings,
  ...servers?.redis.settings,
  ...servers?.postgres.settings,
  DISK_FAULT: faultFile(dataDir),
  MOVED_CLOCK: clockFile(dataDir),
  NODE_OPTIONS: `--import=${DISK_FAULT} --import=${MOVED_CLOCK}`,
  ...settings,
});
