import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import tls from 'node:tls';
import { makeDataFolder, removeDataFolder } from '../../../fixtures/data-folder.ts';
import { mustRun, runNode, startNode, type CommandResult, type NodeProcess } from '../../../fixtures/node-process.ts';

/** Milliseconds. */
const READY = 300_000;
const STOPPED = 60_000;
/** Tests are one visitor with the haste of hundreds. */
const UNLIMITED = '1000000';

/** As the system writes it down when it starts. */
interface Layout {
  ports: { balancer: number; store: number; web: number[]; postgres: number[] };
  folders: { pids: string; messages: string; certificate: string; secrets: string; service: string[]; web: string[] };
}

interface Message {
  kind: string;
  to: string;
  text: string;
}

/** Everything that production has, as `npm run system` starts it, in a folder of its own. */
export class WholeSystem {
  readonly origin: string;
  readonly dataDir: string;
  readonly layout: Layout;
  readonly #process: NodeProcess;

  private constructor(dataDir: string, origin: string, started: NodeProcess) {
    this.layout = JSON.parse(readFileSync(path.join(dataDir, 'system/layout.json'), 'utf8')) as Layout;
    this.origin = origin;
    this.dataDir = dataDir;
    this.#process = started;
  }

  /** @param first of its ports; the twenty after it belong to it as well */
  static async open(first: number): Promise<WholeSystem> {
    const PORT = String(first);
    const DATA_DIR = await makeDataFolder({ database: false });
    const limits = { LIMIT_READS: UNLIMITED, LIMIT_WRITES: UNLIMITED, LIMIT_PAGES: '0', CODE_WORK_BITS: '0' };
    const settings = { PORT, DATA_DIR, SITE_ORIGIN: `https://localhost:${PORT}`, LOG_LEVEL: 'warn' };
    const started = startNode(['deploy/system/start.ts'], { ...settings, ...limits });
    await started.until(() => started.output().includes('The system is at'), READY);
    const system = new WholeSystem(DATA_DIR, settings.SITE_ORIGIN, started);
    const own = readFileSync(system.layout.folders.certificate, 'utf8');
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), own]);
    return system;
  }

  /** What the supervisor says of its programs. */
  get said(): string {
    return this.#process.output();
  }

  now(): number {
    return Date.now();
  }

  /** The telephones of all visitors. */
  readonly phones = {
    settings: {},
    to: (mobile: string): readonly string[] =>
      this.#messages().flatMap(({ kind, to, text }) => (kind === 'sms' && to === mobile ? text : [])),
    close: (): void => {},
  };

  #messages(): Message[] {
    const file = path.join(this.layout.folders.messages, 'messages.jsonl');
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Message);
  }

  /** Names of what runs. */
  programs(): Promise<string[]> {
    return readdir(this.layout.folders.pids);
  }

  async pidOf(program: string): Promise<number> {
    return Number(await readFile(path.join(this.layout.folders.pids, program), 'utf8'));
  }

  /** The process of a program and all that it started. */
  async processesOf(program: string): Promise<number[]> {
    const leader = await this.pidOf(program);
    const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const groups = await Promise.all(
      all.map(async (pid) => {
        const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
        return [Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])] as const;
      }),
    );
    return groups.flatMap(([pid, group]) => (group === leader ? pid : []));
  }

  async signal(program: string, signal: NodeJS.Signals): Promise<void> {
    process.kill(await this.pidOf(program), signal);
  }

  /** A command of delivery on the machine that builds. */
  delivery(...args: string[]): Promise<CommandResult> {
    return runNode(['delivery/src/cli.ts', ...args], {
      DATA_DIR: this.dataDir,
      DELIVERY_ACTOR: 'journeys',
      S3_ENDPOINT: `http://127.0.0.1:${this.layout.ports.store}`,
      S3_ACCESS_KEY_ID: 'system',
      S3_SECRET_ACCESS_KEY: 'system',
    });
  }

  /** Where the services answer. */
  get apiUrl(): string {
    return `http://127.0.0.1:${this.layout.ports.balancer}`;
  }

  /** Where a web process answers without the edge. */
  webOrigin(which: 0 | 1): string {
    return `http://127.0.0.1:${this.layout.ports.web[which]}`;
  }

  /** A command of the service on the database of the system. */
  operate(...args: string[]): Promise<string> {
    const { folders, ports } = this.layout;
    const secrets = JSON.parse(readFileSync(folders.secrets, 'utf8')) as Record<
      'postgres' | 'dataKeys' | 'bodyKey',
      string
    >;
    return mustRun(['api/src/cli.ts', ...args], {
      DATA_DIR: folders.service[0] ?? '',
      DATABASE_URL: `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres[0]}/postgres`,
      DATA_KEYS: secrets.dataKeys,
      BODY_KEY: secrets.bodyKey,
    });
  }

  async close(): Promise<void> {
    // It stops sixteen programs one after the other, so it may take longer than others.
    process.kill(this.#process.pid, 'SIGTERM');
    await this.#process.until(() => !existsSync(`/proc/${this.#process.pid}`), STOPPED).catch(() => {});
    await this.#process.stop();
    await removeDataFolder(this.dataDir);
  }
}
