import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeDataFolder, removeDataFolder } from '../../fixtures/data-folder.ts';
import { mustRun } from '../../fixtures/node-process.ts';
import { ROOT } from '../../fixtures/places.ts';
import { startService, type Service } from '../../fixtures/service.ts';
import { startWeb, type Web } from '../../fixtures/web.ts';
import { receiveTextMessages, type TextMessages } from '../booking/text-messages.ts';
import { openWay, type WayToService } from './way-to-service.ts';

const run = promisify(execFile);
const DISK_FAULT = path.join(ROOT, 'api/testing/disk-fault.ts');

interface Components {
  dataDir: string;
  phones: TextMessages;
  way: WayToService;
  web: Web;
}

/** A production site whose service can be given every kind of trouble. */
export class TroubledSite {
  readonly #components: Components;
  readonly #fault: string;
  #service: Service;

  private constructor(components: Components, service: Service) {
    this.#components = components;
    this.#fault = path.join(components.dataDir, 'disk-fault');
    this.#service = service;
  }

  static async open(): Promise<TroubledSite> {
    const dataDir = await makeDataFolder({ database: true });
    const phones = await receiveTextMessages();
    const service = await startService(dataDir, settingsOf(dataDir, phones));
    const listenAt = path.join(dataDir, 'run/way.sock');
    const way = await openWay(listenAt, service.apiUrl.slice('unix:'.length));
    const web = await startWeb({ dataDir, apiUrl: `unix:${listenAt}` });
    return new TroubledSite({ dataDir, phones, way, web }, service);
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
    this.#service = await startService(this.#components.dataDir, settingsOf(this.#components.dataDir, this.phones));
  }

  /** Every write of the database fails (`full`), or ends its thread (`end`). */
  damageDisk(fault: 'full' | 'end'): Promise<void> {
    return writeFile(this.#fault, fault);
  }

  /** The service can open nothing more: no file, no connection. */
  async useUpDescriptors(): Promise<void> {
    const open = await readdir(`/proc/${this.#service.pid}/fd`);
    await this.#limitDescriptors(open.length);
  }

  freeDescriptors(): Promise<void> {
    return this.#limitDescriptors(1024);
  }

  async #limitDescriptors(most: number): Promise<void> {
    await run('prlimit', ['--pid', String(this.#service.pid), `--nofile=${most}:`]);
  }

  /** All bookings, as the operator's command lists them. */
  bookings(): Promise<string> {
    return mustRun(['api/src/cli.ts', 'bookings', 'list'], { DATA_DIR: this.#components.dataDir });
  }

  async close(): Promise<void> {
    await this.#components.web.stop();
    this.way.close();
    await this.#service.kill();
    this.phones.close();
    await removeDataFolder(this.#components.dataDir);
  }
}

const settingsOf = (dataDir: string, phones: TextMessages) => ({
  ...phones.settings,
  DISK_FAULT: path.join(dataDir, 'disk-fault'),
  NODE_OPTIONS: `--import=${DISK_FAULT}`,
});
