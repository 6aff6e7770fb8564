import {
  pickOf,
  type AmountQuery,
  type BatchQuery,
  type MediaAmount,
  type MediaOffer,
  type Resolution,
} from 'shared/contract/media/media';
import { siteInfo } from 'shared/contract/site/site-info';
import type { Db, ReportFault } from '../../db/client.ts';
import type { ContentDb } from '../../db/content-reads.ts';
import { CallError } from '../../model/call-error.ts';
import type { RateLimit } from 'shared/limits/rate-limit';
import type { Storage } from '../../storage/storage.ts';
import { findDocument } from '../../imported/document.store.ts';
import {
  objectKey,
  rememberedBundles,
  sourceBytes,
  storedBundles,
  type BundleStore,
  type MadeBundle,
} from './bundle/bundle-stores.adapter.ts';
import { planBundle, type BundlePlan } from './bundle/bundle-plan.service.ts';
import { forgetUnused, knownBundles, saveBundle, takeBundle } from './bundle/bundle.store.ts';
import { bundlePath, packFormPath } from './download-paths.model.ts';
import type { DownloadSettings } from './download.settings.ts';
import type { PictureSource } from '../../imported/pictures.store.ts';
import { selectedRows, type LibrarySources, type MediaRow } from '../library/library.service.ts';
import { filmInFull } from './film.service.ts';
import { offersOf } from './offer.service.ts';
import { selectFiles, type Choice, type SelectedFile } from './selection.service.ts';
import { SourceFiles, type SourceFile } from './source-files.adapter.ts';
import { zipSize } from './bundle/zip-file.adapter.ts';

const DAY_MS = 86_400_000;
/** Files that may wait to be made: beyond that, whoever asks is told to come back. */
const MOST_WAITING = 20;

interface DownloadsDependencies {
  db: Db;
  content: ContentDb;
  pictures: PictureSource;
  now: () => number;
  storage: Storage;
  settings: DownloadSettings;
  /** Counts what one visitor has made. */
  limit: Pick<RateLimit, 'take'>;
  /** Told of a file that could not be made while nobody waited for it. */
  report: ReportFault;
  /** Fewer than usual, for tests. */
  mostWaiting?: number;
}

/** Whose download it is, for limits; undefined for our own web process. */
export type Visitor = string | undefined;

/** A download that can be read. */
export interface Bundle extends MadeBundle {
  key: string;
  fileName: string;
}

/**
 * ZIP files of a choice of the media library. Each is made once, one after the other, and kept under a name that says
 * what is in it, small ones in memory; whoever asks meanwhile shares that work. What is lost is made again, with the same
 * bytes.
 */
export class Downloads {
  readonly #db: DownloadsDependencies['db'];
  readonly #library: LibrarySources;
  readonly #now: () => number;
  readonly #storage: Storage;
  readonly #settings: DownloadSettings;
  readonly #limit: DownloadsDependencies['limit'];
  readonly #report: ReportFault;
  readonly #mostWaiting: number;
  readonly #sources: SourceFiles;
  readonly #remembered: BundleStore;
  readonly #stored: BundleStore;
  readonly #pending = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor({
    db,
    content,
    pictures,
    now,
    storage,
    settings,
    limit,
    report,
    mostWaiting = MOST_WAITING,
  }: DownloadsDependencies) {
    this.#db = db;
    this.#library = { content, pictures, now };
    this.#now = now;
    this.#storage = storage;
    this.#settings = settings;
    this.#limit = limit;
    this.#report = report;
    this.#mostWaiting = mostWaiting;
    this.#sources = new SourceFiles(settings.mediaDir);
    this.#remembered = rememberedBundles();
    this.#stored = storedBundles(db, storage, settings.storeBytes);
  }

  /** Days for which a ZIP file that nobody asks for keeps its address. */
  get keepDays(): number {
    return this.#settings.keepDays;
  }

  /** Where the form of a package leads. */
  packForm(id: string): string {
    return packFormPath(id);
  }

  /** Bytes of a file of the library. @throws ENOENT */
  sizeOf(name: string): Promise<number> {
    return this.#sources.sizeOf(name);
  }

  /** What a choice amounts to: exactly the files of its ZIP file, and that file itself. */
  async amount(choice: AmountQuery): Promise<MediaAmount> {
    return this.#measure((await this.#select(choice)).files);
  }

  /** Every way to take entries, by their ids. */
  async offers(items: readonly MediaRow[]): Promise<ReadonlyMap<string, MediaOffer[]>> {
    const measure = async (files: readonly SelectedFile[]) => this.#measure(files);
    return offersOf({ ...this.#library, sources: this.#sources, measure }, items);
  }

  /**
   * The file of an entry that has only one, to be read as it lies in the pack.
   * @throws {CallError} 40401 no such entry, or a package
   */
  async file(id: string, resolution: Resolution): Promise<SourceFile> {
    const [item] = await selectedRows(this.#library, { ids: [id] });
    if (!item || item.kind === 'pack') throw new CallError('40401');
    const { files } = await this.#select({ ids: [id], resolution });
    const [first] = files;
    if (!first) throw new CallError('40401');
    return this.#sources.find(first.name);
  }

  /**
   * A file of a film by its name.
   * @throws {CallError} 40401 no such film, not out yet, or no such file of it
   */
  async fileOfFilm(id: string, name: string): Promise<SourceFile> {
    const [item] = await selectedRows(this.#library, { ids: [id] });
    if (!item) throw new CallError('40401');
    const sizeOf = (file: string) => this.sizeOf(file);
    const film = await filmInFull({ content: this.#library.content, sizeOf }, item.id, 'cn');
    if (!film?.files.some((file) => file.name === name)) throw new CallError('40401');
    return this.#sources.find(name);
  }

  /** Whether picks are one entry that is one file, and no package. */
  async isOneFile(ids: readonly string[]): Promise<boolean> {
    const [pick = '', ...others] = ids;
    if (others.length > 0) return false;
    const [item] = await selectedRows(this.#library, { ids: [pickOf(pick).id] });
    return item !== undefined && item.kind !== 'pack' && item.files.length > 0;
  }

  /**
   * The path of the ZIP file, which is made from now on if need be.
   * @throws {CallError} 40004 an id that is not there, 40908 no files, 41301 too much, 42900 too many of this visitor's,
   * 50300 too many at once
   */
  async order({ ids, conditions, resolution }: Omit<BatchQuery, 'acceptTerms'>, visitor: Visitor): Promise<string> {
    const { files, missing } = await this.#select({ ids, conditions, resolution });
    if (missing.length > 0) throw new CallError('40004', { ids: missing });
    if (files.length === 0) throw new CallError('40908');
    await this.#refuseTooMuch(files);
    const plan = await this.#plan(files);
    await this.#admit(plan, visitor);
    const holders = [...new Set(files.map(({ item }) => item.id))];
    await saveBundle(this.#db, { key: plan.key, ids: ids ?? holders, resolution }, new Date(this.#now()));
    // Nobody may ever fetch it: then only the log would know.
    this.#make(plan).catch((error: unknown) => this.#report(error, 'making a download'));
    return bundlePath(`${plan.key}.zip`);
  }

  /** @throws {CallError} 40401 unknown, changed since, or under embargo now; as {@link order} where it has to be made */
  async open(key: string, visitor: Visitor): Promise<Bundle> {
    const plan = await this.#planOf(key);
    if (plan?.key !== key) throw new CallError('40401');
    const found = (await this.#storeOf(plan).find(key)) ?? (await this.#made(plan, visitor));
    return { ...found, key, fileName: plan.fileName };
  }

  /** Removes what nobody has fetched for long, and what was left behind. Safe from several services at once. */
  async sweep(): Promise<void> {
    const old = this.#now() - this.#settings.keepDays * DAY_MS;
    for (const key of await forgetUnused(this.#db, new Date(old))) await this.#storage.remove(objectKey(key));
    const strays = (await this.#storage.list('zip')).filter(({ modified }) => modified < old);
    const nameOf = (object: string) => object.slice('zip/'.length, -'.zip'.length);
    const known = await knownBundles(
      this.#db,
      strays.map(({ key }) => nameOf(key)),
    );
    for (const { key } of strays) if (!known.has(nameOf(key))) await this.#storage.remove(key);
    await this.#storage.dropUnfinished(this.#now() - DAY_MS);
  }

  /** Waits for what is being made. */
  async close(): Promise<void> {
    await this.#last;
    this.#storage.close();
  }

  #select(choice: Choice) {
    return selectFiles(this.#library, choice);
  }

  async #measure(files: readonly SelectedFile[]): Promise<MediaAmount> {
    if (files.length === 0) return { count: 0, size: 0, zip: 0 };
    const plan = await this.#plan(files);
    return { count: files.length, size: sourceBytes(plan), zip: zipSize(plan) };
  }

  async #refuseTooMuch(files: readonly SelectedFile[]): Promise<void> {
    const { maxCount, maxSize } = this.#settings;
    const count = files.length;
    const sizes = await Promise.all(files.map(({ name }) => this.#sources.sizeOf(name)));
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    if (count > maxCount || size > maxSize) throw new CallError('41301', { count, size, maxCount, maxSize });
  }

  async #plan(files: readonly SelectedFile[]): Promise<BundlePlan> {
    const [cn, en] = await Promise.all(
      (['cn', 'en'] as const).map((lang) => findDocument(this.#db, 'site', { lang, schema: siteInfo })),
    );
    const group = { cn: cn?.name ?? '', en: en?.name ?? '' };
    const sourced = [];
    for (const file of files) sourced.push({ ...file, source: await this.#sources.find(file.name) });
    return planBundle({ files: sourced, group });
  }

  /** The plan of an earlier choice as it would be made today. */
  async #planOf(key: string): Promise<BundlePlan | undefined> {
    const row = await takeBundle(this.#db, key, new Date(this.#now()));
    if (!row) return undefined;
    const { files, missing } = await this.#select({ ids: row.ids, resolution: row.resolution });
    return missing.length > 0 || files.length === 0 ? undefined : this.#plan(files);
  }

  /** What is there, or is being made, costs nothing. */
  async #admit(plan: BundlePlan, visitor: Visitor): Promise<void> {
    if (visitor === undefined || this.#pending.has(plan.key) || (await this.#storeOf(plan).find(plan.key))) return;
    const wait = await this.#limit.take(visitor);
    if (wait > 0) throw new CallError('42900', { wait });
  }

  async #made(plan: BundlePlan, visitor: Visitor): Promise<MadeBundle> {
    await this.#admit(plan, visitor);
    await this.#make(plan);
    const found = await this.#storeOf(plan).find(plan.key);
    if (!found) throw new CallError('50300');
    return found;
  }

  #make(plan: BundlePlan): Promise<void> {
    const known = this.#pending.get(plan.key);
    if (known) return known;
    if (this.#pending.size >= this.#mostWaiting) throw new CallError('50300');
    const making = this.#last.then(() => this.#write(plan)).finally(() => this.#pending.delete(plan.key));
    this.#pending.set(plan.key, making);
    this.#last = making.catch(() => {
      // Told to whoever began it; the next one begins all the same.
    });
    return making;
  }

  async #write(plan: BundlePlan): Promise<void> {
    const store = this.#storeOf(plan);
    if (!(await store.find(plan.key))) await store.make(plan);
  }

  #storeOf(plan: BundlePlan): BundleStore {
    return sourceBytes(plan) <= this.#settings.smallBytes ? this.#remembered : this.#stored;
  }
}
