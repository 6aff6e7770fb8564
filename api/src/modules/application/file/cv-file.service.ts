import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CvRule, CvTaken } from 'shared/contract/talent/cv-file';
import type { Db } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { PrivateData } from '../../private-data/private-data.service.ts';
import { checkCv } from './cv-check.service.ts';
import { insertFile, presentFiles, sumBytes, type CvFile } from './cv-file.store.ts';
import type { Scanner } from './scan.adapter.ts';
import { newFileKey, openStored, sealStored } from './stored-file.model.ts';

const TOKEN_BYTES = 16;
/** A file that no application names is kept so long (retention.service). */
export const LOOSE_MS = 2 * 3_600_000;
/** Of all room, what files may take that no application names yet. */
const LOOSE_SHARE = 4;
/** What others keep on the same disk has the last of it. */
const LEAST_FREE = 256 * 1_048_576;
/** Looked at together; the others wait, each with its bytes in memory. */
const AT_ONCE = 2;
const MOST_WAITING = 12;
const KIND = 'cv';

interface CvFilesDependencies {
  db: Db;
  data: PrivateData;
  now: () => number;
  /** Opened when the first file comes or goes. */
  storage: () => Promise<Storage>;
  /** Bytes of all files. */
  mostBytes: number;
  scan: Scanner | undefined;
}

const keyAad = (id: string) => ({ table: 'application_file', column: 'sealed_key', id });
const nameAad = (id: string) => ({ table: 'application_file', column: 'sealed_name', id });
const objectKey = (id: string) => `${KIND}/${id}`;

function refuse(rule: CvRule): never {
  throw new CallError('40022', [{ field: 'cv', rule }]);
}

/** CVs: checked, looked at by the operator's scanner, stored so that only their row can open them. */
export class CvFiles {
  readonly #dependencies: CvFilesDependencies;
  #opened: Promise<Storage> | undefined;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(dependencies: CvFilesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Takes a file that its visitor may name in an application for two hours. Nothing is stored of one that breaks a rule.
   * @throws {CallError} 40022 with the rule, 50300 when there is no room, too much at once, or the scanner does not answer
   */
  async take(file: { name: string; bytes: Buffer }): Promise<CvTaken> {
    const end = await this.#begin();
    try {
      const checked = await checkCv(file);
      if ('fault' in checked) return refuse(checked.fault);
      await this.#requireRoom(file.bytes.length);
      if (!(await this.#isClean(file.bytes))) return refuse('infected');
      return await this.#store(file, checked.kind);
    } finally {
      end();
    }
  }

  /** The bytes as they came. @throws when they are not there any more, or were changed */
  async read({ id, sealed_key }: Pick<CvFile, 'id' | 'sealed_key'>): Promise<Buffer> {
    const key = Buffer.from(this.#dependencies.data.open(sealed_key, keyAad(id)), 'base64');
    const storage = await this.#storage();
    return openStored(await buffer(await storage.read(objectKey(id))), { key, id });
  }

  /** What its owner called it. */
  nameOf({ id, sealed_name }: Pick<CvFile, 'id' | 'sealed_name'>): string {
    return this.#dependencies.data.open(sealed_name, nameAad(id));
  }

  /** Removes what is stored of files whose rows are gone already. */
  async remove(ids: readonly string[]): Promise<void> {
    const storage = await this.#storage();
    for (const id of ids) await storage.remove(objectKey(id));
  }

  /** Removes every stored file that has no row: of an application that was erased, or of an upload that was cut short. */
  async sweep(): Promise<number> {
    const storage = await this.#storage();
    const before = this.#dependencies.now() - LOOSE_MS;
    const old = (await storage.list(KIND)).filter(({ modified }) => modified < before);
    const ids = old.map(({ key }) => key.slice(KIND.length + 1));
    const present = await presentFiles(this.#dependencies.db, ids);
    const gone = ids.filter((id) => !present.has(id));
    await this.remove(gone);
    return gone.length;
  }

  async close(): Promise<void> {
    (await this.#opened)?.close();
  }

  #storage(): Promise<Storage> {
    this.#opened ??= this.#dependencies.storage();
    return this.#opened;
  }

  async #begin(): Promise<() => void> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new CallError('50300');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    };
  }

  async #requireRoom(bytes: number): Promise<void> {
    const { db, mostBytes } = this.#dependencies;
    const { all, loose } = await sumBytes(db);
    const free = await (await this.#storage()).free();
    const isFull = all + bytes > mostBytes || loose + bytes > mostBytes / LOOSE_SHARE || free < LEAST_FREE + bytes;
    if (isFull) throw new CallError('50300');
  }

  async #isClean(bytes: Buffer): Promise<boolean> {
    const { scan } = this.#dependencies;
    if (!scan) return true;
    try {
      return await scan(bytes);
    } catch (error) {
      throw Object.assign(new CallError('50300'), { cause: error });
    }
  }

  async #store({ name, bytes }: { name: string; bytes: Buffer }, kind: CvTaken['kind']): Promise<CvTaken> {
    const { db, data, now } = this.#dependencies;
    const [id, key, file] = [randomUUID(), newFileKey(), randomBytes(TOKEN_BYTES).toString('base64url')];
    // First the bytes: a row never stands for a file that did not arrive, and a file without a row is swept.
    await (await this.#storage()).put(objectKey(id), Readable.from([sealStored(bytes, { key, id })]));
    await insertFile(db, {
      id,
      token_index: data.hash('application-file', file),
      application_id: null,
      kind,
      bytes: bytes.length,
      sealed_name: data.seal(name, nameAad(id)),
      sealed_key: data.seal(key.toString('base64'), keyAad(id)),
      created_at: new Date(now()),
    });
    return { file, name, kind, bytes: bytes.length };
  }
}
