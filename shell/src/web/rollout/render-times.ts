import type { Counted } from './is-worse.ts';

/** Renders of a page, of the promoted set, whose median is what the page usually takes; so many of them say something. */
const USUAL_OF = 64;
const KNOWN = 20;
/** First renders of a page in processes that have just begun: their code is not compiled yet. */
const WARMING = 10;
/** Slow is more than so many times the usual time, and so many milliseconds more than it. */
const TIMES_USUAL = 2;
const LEAST_MORE = 10;
/** Milliseconds from one render that is judged to the next: what holds a machine up for a moment is no trial of its own. */
const APART = 250;
/** Judged renders of a set beyond which all count half: how it was an hour ago says little of now. */
const REMEMBERED = 400;

export type Side = 'tried' | 'promoted';

interface PageTimes {
  /** Milliseconds of the latest renders of the promoted set. */
  usual: number[];
  /** Renders of the new set. */
  warmed: number;
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function isSlow(ms: number, usual: readonly number[]): boolean {
  const median = medianOf(usual);
  return ms > TIMES_USUAL * median && ms > median + LEAST_MORE;
}

/** Which renders took longer than their page usually does, of both sets by the same measure: the promoted set's own times. */
export class RenderTimes {
  readonly tried: Counted = { made: 0, failed: 0 };
  readonly promoted: Counted = { made: 0, failed: 0 };
  readonly #pages = new Map<string, PageTimes>();
  readonly #last = { tried: -Infinity, promoted: -Infinity };

  /**
   * @param page section and name, of which there are as many as sections have pages
   * @param ms from the question to the whole page, what the service took included
   * @param now milliseconds
   */
  note(side: Side, { page, ms }: { page: string; ms: number }, now: number): void {
    const times = this.#pages.get(page) ?? { usual: [], warmed: 0 };
    this.#pages.set(page, times);
    const isKnown = times.usual.length >= KNOWN;
    const isWarm = side === 'promoted' || (times.warmed += 1) > WARMING;
    if (isKnown && isWarm && now - this.#last[side] >= APART) {
      this.#last[side] = now;
      this.#judge(this[side], isSlow(ms, times.usual));
    }
    if (side === 'promoted') times.usual = [...times.usual.slice(1 - USUAL_OF), ms];
  }

  #judge(counted: Counted, slow: boolean): void {
    counted[slow ? 'failed' : 'made'] += 1;
    if (counted.made + counted.failed < REMEMBERED) return;
    counted.made = Math.floor(counted.made / 2);
    counted.failed = Math.floor(counted.failed / 2);
  }
}
