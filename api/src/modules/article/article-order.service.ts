import type { Services } from '../../calls/call-table.ts';
import {
  findCategories,
  findOrder,
  findSegment,
  type ArticleSet,
  type ListCursor,
  type OrderRow,
} from './article-order.store.ts';

/** A key is kept for the first of so many articles; a page is reached by reading on from there. */
const STEP = 64;
/** Articles of all kept orders together, 8 bytes each; beyond it they are learnt anew. */
const MOST_CACHED = 4_000_000;
/** What an order costs beside its articles, so that orders without any do not pile up. */
const ORDER_COST = 2000;

/** A slice of a list that is asked for by number. */
export interface ListSlice {
  from?: Date;
  /** Nothing published later. */
  until: Date;
  offset: number;
  limit: number;
}

interface Order {
  /** Publishing times in milliseconds, newest first. */
  times: Float64Array;
  keys: ListCursor[];
  /** Those of the set; all there are where the set names none. */
  categories: readonly string[];
}

/**
 * In which order articles stand in lists, learnt once per content version and set of categories: how many there are up
 * to any moment is then known without asking, and a page by its number is read from a key near it.
 */
export class ArticleOrder {
  readonly #services: Pick<Services, 'content' | 'contentNow' | 'version'>;
  #version = -1;
  #orders = new Map<string, Promise<Order>>();
  #cachedSize = 0;

  constructor(services: Pick<Services, 'content' | 'contentNow' | 'version'>) {
    this.#services = services;
  }

  /** Articles of the slice, and how many the whole list has. */
  async slice(set: ArticleSet, { from, until, offset, limit }: ListSlice) {
    const { times, keys, categories } = await this.#orderOf({ ...set, categories: [...new Set(set.categories)] });
    const first = countNewer(times, until.getTime());
    const total = Math.max(0, (from ? countNewer(times, from.getTime() - 1) : times.length) - first);
    const at = first + offset;
    const key = keys[Math.floor(at / STEP)];
    const size = Math.min(limit, total - offset);
    if (size <= 0 || !key) return { rows: [], total };
    const segment = { from: key, offset: at % STEP, limit: size };
    return { rows: await findSegment(this.#services.content, { ...set, categories }, segment), total };
  }

  async #orderOf(set: ArticleSet): Promise<Order> {
    const version = await this.#services.version.current();
    if (version !== this.#version) this.#forget(version);
    const name = JSON.stringify([set.lang, ...set.categories.toSorted()]);
    const known = this.#orders.get(name);
    if (known) return known;
    const pending = this.#learn(set);
    this.#orders.set(name, pending);
    try {
      const order = await pending;
      if (this.#orders.get(name) === pending) this.#count(order);
      return order;
    } catch (error) {
      if (this.#orders.get(name) === pending) this.#orders.delete(name);
      throw error;
    }
  }

  #forget(version: number): void {
    this.#version = version;
    this.#orders = new Map();
    this.#cachedSize = 0;
  }

  #count({ times }: Order): void {
    this.#cachedSize += times.length + ORDER_COST;
    if (this.#cachedSize <= MOST_CACHED) return;
    this.#orders = new Map();
    this.#cachedSize = 0;
  }

  async #learn(set: ArticleSet): Promise<Order> {
    const { contentNow } = this.#services;
    const [{ times, keys }, categories] = await Promise.all([
      findOrder(contentNow, set, STEP),
      set.categories.length > 0 ? set.categories : findCategories(contentNow),
    ]);
    return { times: Float64Array.from(times), keys: keys.map(cursorOf), categories };
  }
}

const cursorOf = ([at, base_id]: OrderRow['keys'][number]): ListCursor => ({ publish_time: new Date(at), base_id });

/** How many of the times, newest first, are after a moment. */
function countNewer(times: Float64Array, moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) > moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
