import { LRUCache } from 'lru-cache';
import type { Services } from '../../calls/call-table.ts';
import type { PublicationMoments } from '../content/publication-moments.service.ts';

/** Of answers, as JSON; in memory they are a few times as large. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Milliseconds: what is newer ranks higher, and prices among the answers move. */
const MAX_AGE = 60_000;

type Find = () => Promise<object>;

const createAnswers = () =>
  new LRUCache<string, object, Find>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE,
    sizeCalculation: (answer, question) => JSON.stringify(answer).length + question.length,
    // Who asks together shares one search; one that failed is tried again by the next.
    fetchMethod: async (_question, _stale, { context: find }) => find(),
  });

/**
 * Answers to the same question, found once a minute while nothing is imported, out or over: what many look for in the same hour costs
 * one search (docs/decisions/0120).
 */
export class KeptAnswers {
  readonly #version: Pick<Services['version'], 'recent'>;
  readonly #moments: Pick<PublicationMoments, 'newest'>;
  #answers = createAnswers();
  #from = '';

  constructor(version: Pick<Services['version'], 'recent'>, moments: Pick<PublicationMoments, 'newest'>) {
    this.#version = version;
    this.#moments = moments;
  }

  async answer<T extends object>(question: unknown, find: () => Promise<T>): Promise<T> {
    // Taken before the search: an answer may be newer than what it is stored under, never older.
    const version = await this.#version.recent();
    const from = `${version} ${await this.#moments.newest(version)}`;
    if (from !== this.#from) [this.#from, this.#answers] = [from, createAnswers()];
    return (await this.#answers.forceFetch(JSON.stringify(question), { context: find })) as T;
  }
}
