import { randomUUID } from 'node:crypto';
import {
  pickOf,
  type AmountQuery,
  type BatchQuery,
  type MediaAmount,
  type MediaOffer,
  type Resolution,
} from 'shared/contract/media/media';
import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { siteInfo } from 'shared/contract/site/site-info';
import type { Db, ReportFault } from '../../db/client.ts';
import type { ContentDb } from '../../db/content-reads.ts';
import { CallError } from '../../model/call-error.ts';
import type { RateLimit } from 'shared/limits/rate-limit';
import type { Storage } from '../../storage/storage.ts';
import { findDocument } from '../../imported/document.store.ts';
import {
  rememberedBundles,
  sourceBytes,
  storedBundles,
  type BundleStore,
  type MadeBundle,
} from './bundle/bundle-stores.adapter.ts';
import { planBundle, type BundlePlan } from './bundle/bundle-plan.service.ts';
import { sweepBundles } from './bundle/bundle-room.service.ts';
import { BundleMaking, GivenUpError, isMadeWithin, type Begun } from './bundle/bundle-making.service.ts';
import { findProgress, saveBundle, takeBundle, type BundleRow } from './bundle/bundle.store.ts';
import { bundlePath, packFormPath } from './download-paths.model.ts';
import type { DownloadSettings } from './download.settings.ts';
import type { PictureSource } from '../../imported/pictures.store.ts';
import { selectedRows, type MediaRow } from '../library/library.service.ts';
import { filmInFull } from './film.service.ts';
import { offersOf } from './offer.service.ts';
import { selectFiles, type Choice, type SelectedFile } from './selection.service.ts';
import { SourceFiles, type SourceFile } from './source-files.adapter.ts';
import { zipSize } from './bundle/zip-file.adapter.ts';

const DAY_MS = 86_400_000;
/** Milliseconds in which most files are made: whoever waits longer sees how far theirs is. */
const PATIENCE_MS = 2000;
/** Milliseconds after which whoever made one, and says nothing more, does not make it any more. */
const SILENCE_MS = 10_000;

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
  mostWaiting?: number | undefined;
  /** Milliseconds that {@link Downloads.begin} waits for the file. */
  patienceMs?: number;
}

/** Whose download it is, for limits; undefined for our own web process. */
export type Visitor = string | undefined;

/** What somebody orders, whose terms are accepted. */
export type Ordered = Omit<BatchQuery, 'acceptTerms'>;

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
  readonly #given: DownloadsDependencies;
  readonly #sources: SourceFiles;
  readonly #remembered: BundleStore;
  readonly #stored: BundleStore;
  readonly #making: BundleMaking;

  constructor(given: DownloadsDependencies) {
    const { db, storage, settings } = given;
    this.#given = given;
    this.#sources = new SourceFiles(settings.mediaDir);
    this.#remembered = rememberedBundles();
    this.#stored = storedBundles(db, storage, settings.storeBytes);
    this.#making = new BundleMaking({ ...given, storeOf: (plan) => this.#storeOf(plan) });
  }

  /** Days for which a ZIP file that nobody asks for keeps its address. */
  get keepDays(): number {
    return this.#given.settings.keepDays;
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
    return offersOf({ ...this.#given, sources: this.#sources, measure }, items);
  }

  /**
   * The file of an entry that has only one, to be read as it lies in the pack.
   * @throws {CallError} 40401 no such entry, or a package
   */
  async file(id: string, resolution: Resolution): Promise<SourceFile> {
    const [item] = await selectedRows(this.#given, { ids: [id] });
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
    const [item] = await selectedRows(this.#given, { ids: [id] });
    if (!item) throw new CallError('40401');
    const sizeOf = (file: string) => this.sizeOf(file);
    const film = await filmInFull({ content: this.#given.content, sizeOf }, item.id, 'cn');
    if (!film?.files.some((file) => file.name === name)) throw new CallError('40401');
    return this.#sources.find(name);
  }

  /** Whether picks are one entry that is one file, and no package. */
  async isOneFile(ids: readonly string[]): Promise<boolean> {
    const [pick = '', ...others] = ids;
    if (others.length > 0) return false;
    const [item] = await selectedRows(this.#given, { ids: [pickOf(pick).id] });
    return item !== undefined && item.kind !== 'pack' && item.files.length > 0;
  }

  /**
   * The path of the ZIP file, which is made from now on if need be.
   * @throws {CallError} 40004 an id that is not there, 40908 no files, 41301 too much, 42900 too many of this visitor's,
   * 50300 too many at once
   */
  async order(choice: Ordered, visitor: Visitor): Promise<string> {
    return (await this.#order(choice, visitor)).url;
  }

  /** The same for a visitor, who waits for it a moment. @throws {CallError} as {@link order} */
  async begin(choice: Ordered, visitor: Visitor): Promise<Begun> {
    const { making, ...ordered } = await this.#order(choice, visitor);
    return { ...ordered, isReady: await isMadeWithin(this.#given.patienceMs ?? PATIENCE_MS, making) };
  }

  /** How far a ZIP file is. @throws {CallError} 40401 unknown, changed since, or under embargo now */
  async progress(key: string): Promise<BundleDetail> {
    const found = await findProgress(this.#given.db, key);
    const row = found && (await takeBundle(this.#given.db, key, new Date(this.#given.now())));
    const plan = row && (await this.#planOf(row));
    if (!found || !row || plan?.key !== key) throw new CallError('40401');
    const isHeard = found.at !== null && this.#given.now() - found.at.getTime() < SILENCE_MS;
    const size = zipSize(plan);
    const isSmall = sourceBytes(plan) <= this.#given.settings.smallBytes;
    // Small ones are in the memory of one service, and without a bucket large ones on its disk: others make it when it is fetched.
    const wasMade = isSmall || (found.at === null && found.made === size);
    const isThere = wasMade || (await this.#storeOf(plan).find(key)) !== undefined;
    const state = isThere ? 'ready' : isHeard || this.#making.isUnderWay(key) ? 'making' : 'stopped';
    return {
      state,
      size,
      made: isThere ? size : Math.min(found.made, size),
      count: plan.files.length,
      fileName: plan.fileName,
      url: bundlePath(`${key}.zip`),
      picks: row.ids,
      resolution: row.resolution,
      keepDays: this.keepDays,
    };
  }

  /** Takes one order back; others are left alone. @throws {CallError} 40401 no such download */
  async cancel(key: string, order: string): Promise<void> {
    await this.#making.cancel(key, order);
  }

  /** @throws {CallError} 40401 unknown, changed since, or under embargo now; as {@link order} where it has to be made */
  async open(key: string, visitor: Visitor): Promise<Bundle> {
    const row = await takeBundle(this.#given.db, key, new Date(this.#given.now()));
    const plan = row && (await this.#planOf(row));
    if (plan?.key !== key) throw new CallError('40401');
    const found = (await this.#storeOf(plan).find(key)) ?? (await this.#made(plan, visitor));
    return { ...found, key, fileName: plan.fileName };
  }

  /** Removes what nobody has fetched for long, and what was left behind. Safe from several services at once. */
  async sweep(): Promise<void> {
    await sweepBundles(this.#given, { now: this.#given.now(), keepMs: this.keepDays * DAY_MS });
  }

  /** Waits for what is being made. */
  async close(): Promise<void> {
    await this.#making.close();
    this.#given.storage.close();
  }

  #select(choice: Choice) {
    return selectFiles(this.#given, choice);
  }

  async #measure(files: readonly SelectedFile[]): Promise<MediaAmount> {
    if (files.length === 0) return { count: 0, size: 0, zip: 0 };
    const plan = await this.#plan(files);
    return { count: files.length, size: sourceBytes(plan), zip: zipSize(plan) };
  }

  async #refuseTooMuch(files: readonly SelectedFile[]): Promise<void> {
    const { maxCount, maxSize } = this.#given.settings;
    const count = files.length;
    const sizes = await Promise.all(files.map(({ name }) => this.#sources.sizeOf(name)));
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    if (count > maxCount || size > maxSize) throw new CallError('41301', { count, size, maxCount, maxSize });
  }

  async #plan(files: readonly SelectedFile[]): Promise<BundlePlan> {
    const [cn, en] = await Promise.all(
      (['cn', 'en'] as const).map((lang) => findDocument(this.#given.db, 'site', { lang, schema: siteInfo })),
    );
    const group = { cn: cn?.name ?? '', en: en?.name ?? '' };
    const sourced = [];
    for (const file of files) sourced.push({ ...file, source: await this.#sources.find(file.name) });
    return planBundle({ files: sourced, group });
  }

  async #order({ ids, conditions, resolution }: Ordered, visitor: Visitor) {
    const { files, missing } = await this.#select({ ids, conditions, resolution });
    if (missing.length > 0) throw new CallError('40004', { ids: missing });
    if (files.length === 0) throw new CallError('40908');
    await this.#refuseTooMuch(files);
    const plan = await this.#plan(files);
    await this.#admit(plan, visitor);
    const holders = [...new Set(files.map(({ item }) => item.id))];
    const { key } = plan;
    const order = randomUUID();
    await saveBundle(this.#given.db, { key, ids: ids ?? holders, resolution, order }, new Date(this.#given.now()));
    const making = this.#making.make(plan);
    // Nobody may ever fetch it: then only the log would know.
    making.catch((error: unknown) => {
      if (!(error instanceof GivenUpError)) this.#given.report(error, 'making a download');
    });
    return { key, order, url: bundlePath(`${key}.zip`), making };
  }

  /** The plan of an earlier choice as it would be made today. */
  async #planOf({ ids, resolution }: BundleRow): Promise<BundlePlan | undefined> {
    const { files, missing } = await this.#select({ ids, resolution });
    return missing.length > 0 || files.length === 0 ? undefined : this.#plan(files);
  }

  /** What is there, or is being made, costs nothing. */
  async #admit(plan: BundlePlan, visitor: Visitor): Promise<void> {
    if (visitor === undefined || this.#making.isUnderWay(plan.key) || (await this.#storeOf(plan).find(plan.key)))
      return;
    const wait = await this.#given.limit.take(visitor);
    if (wait > 0) throw new CallError('42900', { wait });
  }

  async #made(plan: BundlePlan, visitor: Visitor): Promise<MadeBundle> {
    await this.#admit(plan, visitor);
    await this.#making.makeFor(plan);
    const found = await this.#storeOf(plan).find(plan.key);
    if (!found) throw new CallError('50300');
    return found;
  }

  #storeOf(plan: BundlePlan): BundleStore {
    return sourceBytes(plan) <= this.#given.settings.smallBytes ? this.#remembered : this.#stored;
  }
}
