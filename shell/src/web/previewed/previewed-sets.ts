import { LRUCache } from 'lru-cache';
import type { Preview } from 'delivery/preview';
import { Refusal } from '../http/refusal.ts';
import { hasPreview, previewKeyIn } from './preview-cookie.ts';

/** Previewed sets that have renderers at the same time: each may take as much memory as the site. */
const MOST_OPEN = 2;
/** Milliseconds after which a set that nobody looks at has none any more. */
const IDLE = 300_000;
/** Milliseconds in which nobody takes the place of a set that was looked at. */
const IN_USE = 60_000;
/** Milliseconds after which a preview that was taken back is gone, and how many keys are remembered for that long. */
const KNOWN_FOR = 1000;
const MOST_KNOWN = 100;

/** What shows one preview. */
export interface Shown {
  /** Its renderers end when their last visitors have been answered. */
  retire(): void;
}

export interface PreviewedSetsOptions<Site extends Shown> {
  /** The preview of a key; null where none is shown now. */
  read: (key: string) => Promise<Preview | null>;
  /** Starts renderers for it. */
  open: (preview: Preview) => Promise<Site>;
}

export interface PreviewedSets<Site extends Shown> {
  /** @throws Refusal while as many others are looked at as there may be */
  siteFor(cookie: string | undefined): Promise<Site | null>;
  /** The preview of a key, without starting anything. */
  find(key: string): Promise<Preview | null>;
  close(): void;
}

interface Known {
  reading: Promise<Preview | null>;
  since: number;
}

interface Open<Site> {
  site: Promise<Site>;
  usedAt: number;
  idle: NodeJS.Timeout;
}

class Sets<Site extends Shown> implements PreviewedSets<Site> {
  readonly #options: PreviewedSetsOptions<Site>;
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  readonly #open = new Map<string, Open<Site>>();

  constructor(options: PreviewedSetsOptions<Site>) {
    this.#options = options;
  }

  async siteFor(cookie: string | undefined): Promise<Site | null> {
    const key = hasPreview(cookie) ? previewKeyIn(cookie) : null;
    if (key === null) return null;
    const preview = await this.find(key);
    if (!preview) {
      this.#end(key);
      return null;
    }
    const open = this.#open.get(key) ?? this.#begin(preview);
    open.usedAt = performance.now();
    open.idle.refresh();
    return open.site;
  }

  find(key: string): Promise<Preview | null> {
    const now = performance.now();
    const known = this.#known.get(key);
    if (known && now - known.since < KNOWN_FOR) return known.reading;
    const reading = this.#options.read(key);
    this.#known.set(key, { reading, since: now });
    reading.catch(() => this.#known.delete(key));
    return reading;
  }

  close(): void {
    for (const key of this.#open.keys()) this.#end(key);
  }

  #begin(preview: Preview): Open<Site> {
    if (this.#open.size >= MOST_OPEN) this.#makeRoom();
    const { key } = preview;
    const site = this.#options.open(preview);
    const idle = setTimeout(() => this.#end(key), IDLE);
    idle.unref();
    const open = { site, usedAt: performance.now(), idle };
    this.#open.set(key, open);
    site.catch(() => this.#open.get(key) === open && this.#end(key));
    return open;
  }

  #makeRoom(): void {
    const [longest] = [...this.#open].toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    if (!longest) return;
    const [key, { usedAt }] = longest;
    const left = usedAt + IN_USE - performance.now();
    if (left > 0) throw new Refusal(503, Math.ceil(left / 1000));
    this.#end(key);
  }

  #end(key: string): void {
    const open = this.#open.get(key);
    if (!open) return;
    this.#open.delete(key);
    clearTimeout(open.idle);
    open.site.then(
      (site) => site.retire(),
      // Told to whoever waited for it.
      () => {},
    );
  }
}

/** Sets that are shown before they are promoted: started when somebody looks, few at a time, ended when nobody does. */
export const createPreviewedSets = <Site extends Shown>(options: PreviewedSetsOptions<Site>): PreviewedSets<Site> =>
  new Sets(options);
