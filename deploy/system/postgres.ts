import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { Endpoint } from '../local/port.ts';
import type { ChildSpec } from '../local/programs/child.ts';
import type { Layout, Which } from './layout.ts';
import type { Secrets } from './secrets.ts';

const USER = 'postgres';
const HOST = '127.0.0.1';
/** The place that the primary holds for the replica in what it has written. */
const SLOT = 'replica';
const NAMES = ['primary', 'replica'] as const;
const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  max_connections: '100',
  wal_level: 'replica',
  max_wal_senders: '5',
  // A replica that stays away for long does not fill the disk of the primary.
  max_slot_wal_keep_size: '1GB',
};

type Owner = Required<NonNullable<ChildSpec['owner']>>;

/** PostgreSQL refuses to run as root. */
function ownerOfDatabase(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A primary and a replica that streams from it, both on this machine. */
export class Postgres {
  readonly #layout: Layout;
  readonly #secrets: Secrets;
  readonly #bin: string;
  readonly #owner = ownerOfDatabase();

  /** @param bin folder of the server's programs */
  constructor(layout: Layout, secrets: Secrets, bin: string) {
    this.#layout = layout;
    this.#secrets = secrets;
    this.#bin = bin;
  }

  /** Of the database, on the primary or the replica. */
  urlOf(which: Which): string {
    return `postgres://${USER}:${this.#secrets.postgres}@${HOST}:${this.#portOf(which)}/postgres`;
  }

  program(which: Which): Pick<ChildSpec, 'program' | 'args' | 'cwd' | 'owner' | 'stopSignal'> {
    const settings = Object.entries({ ...SETTINGS, port: this.#portOf(which) });
    return {
      program: join(this.#bin, 'postgres'),
      args: ['-D', this.#folderOf(which), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      cwd: this.#layout.folders.postgres,
      ...(this.#owner && { owner: this.#owner }),
      // The usual signal would wait for everybody who is connected.
      stopSignal: 'SIGINT',
    };
  }

  endpoint(which: Which): Endpoint {
    const args = ['-h', HOST, '-p', this.#portOf(which), '-t', '2'];
    const ask = async () => {
      const { exitCode, stdout } = await execa(join(this.#bin, 'pg_isready'), args, { reject: false });
      return { isWell: exitCode === 0, text: stdout };
    };
    return { ask };
  }

  /** The files of a new primary; nothing where there are some. */
  async initialise(): Promise<void> {
    const { folders } = this.#layout;
    const password = join(folders.postgres, 'password');
    mkdirSync(folders.postgres, { recursive: true });
    chmodSync(folders.postgres, 0o700);
    writeFileSync(password, this.#secrets.postgres, { mode: 0o600 });
    if (this.#owner) {
      // Others may go through, and see nothing on their way.
      for (const way of [folders.all, dirname(folders.all)]) chmodSync(way, 0o711);
      for (const own of [folders.postgres, password]) chownSync(own, this.#owner.uid, this.#owner.gid);
    }
    const access = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${password}`];
    await this.#makeOnce(0, (half) => this.#run('initdb', ['-D', half, ...access, '-E', 'UTF8', '--locale=C.UTF-8']));
  }

  /** Copies the running primary for a replica; nothing where there is one. */
  async copyPrimary(): Promise<void> {
    const primary = ['-h', HOST, '-p', this.#portOf(0), '-U', USER];
    const present = `select from pg_replication_slots where slot_name = '${SLOT}'`;
    const makeSlot = `select pg_create_physical_replication_slot('${SLOT}') where not exists (${present})`;
    await this.#makeOnce(1, async (half) => {
      await this.#run('psql', [...primary, '-q', '-c', makeSlot]);
      const copying = ['-D', half, '-S', SLOT, '-R', '-X', 'stream', '--checkpoint=fast'];
      await this.#run('pg_basebackup', [...primary, ...copying]);
    });
  }

  #portOf(which: Which): string {
    return String(this.#layout.ports.postgres[which]);
  }

  #folderOf(which: Which): string {
    return join(this.#layout.folders.postgres, NAMES[which]);
  }

  /** Made beside and renamed, so that what was cut short is begun anew. */
  async #makeOnce(which: Which, make: (half: string) => Promise<unknown>): Promise<void> {
    const folder = this.#folderOf(which);
    if (existsSync(folder)) return;
    rmSync(`${folder}.half`, { recursive: true, force: true });
    await make(`${folder}.half`);
    renameSync(`${folder}.half`, folder);
  }

  #run(program: string, args: readonly string[]): Promise<unknown> {
    return execa(join(this.#bin, program), args, {
      cwd: this.#layout.folders.postgres,
      env: { PGPASSWORD: this.#secrets.postgres, LC_ALL: 'C.UTF-8' },
      ...this.#owner,
    });
  }
}
