import { comparisonWords, type RolloutStatus } from 'delivery/rollout-status';
import type { Render } from './count-renders.ts';
import { FeltTimes } from './felt-times.ts';
import { isWorse, OF_BROWSERS, OF_RENDERS, OF_TIMES, type Counted } from './is-worse.ts';
import { MetVisitors } from './met-visitors.ts';
import { RenderTimes, type Side } from './render-times.ts';

const nothing = (): Counted => ({ made: 0, failed: 0 });

/** What is known of a set that some visitors have, beside the promoted one. */
export class Comparison {
  /** Visitors who were given the new set. */
  visitors = 0;
  readonly #renders = { tried: nothing(), promoted: nothing() };
  readonly #times = new RenderTimes();
  readonly #felt = { tried: new FeltTimes(), promoted: new FeltTimes() };
  readonly #met = { tried: new MetVisitors(), promoted: new MetVisitors() };

  /** Renders of the new set. */
  get rendered(): number {
    return this.#renders.tried.made + this.#renders.tried.failed;
  }

  recordRender(side: Side, { section, page, ms }: Render, now: number): void {
    this.#renders[side][ms === null ? 'failed' : 'made'] += 1;
    if (ms !== null) this.#times.note(side, { page: `${section}/${page}`, ms }, now);
  }

  /** @param visitor undefined where nobody can tell visitors apart */
  recordVisitor(side: Side, visitor: string | undefined): void {
    if (side === 'tried') this.visitors += 1;
    if (visitor !== undefined) this.#met[side].give(visitor);
  }

  /** Whether a fault in this visitor's browser would be news. */
  hearsOf(side: Side, visitor: string): boolean {
    return this.#met[side].canBreak(visitor);
  }

  recordFault(side: Side, visitor: string): void {
    this.#met[side].break(visitor);
  }

  /** @param ms largest contentful paint of one visit */
  recordPaint(side: Side, ms: number): void {
    this.#felt[side].note(ms);
  }

  isWorse(): boolean {
    const { times, renders, browsers } = this.#counts();
    return (
      isWorse(renders.tried, renders.promoted, OF_RENDERS) ||
      isWorse(times.tried, times.promoted, OF_TIMES) ||
      isWorse(browsers.tried, browsers.promoted, OF_BROWSERS)
    );
  }

  status(id: string): RolloutStatus {
    const { renders, times, browsers } = this.#counts();
    const vitals = { tried: this.#felt.tried.felt, promoted: this.#felt.promoted.felt };
    return { id, visitors: this.visitors, ...renders, times, browsers, vitals };
  }

  evidence(): string {
    return comparisonWords(this.status(''));
  }

  #counts() {
    const { tried, promoted } = this.#met;
    return {
      renders: this.#renders,
      times: { tried: this.#times.tried, promoted: this.#times.promoted },
      browsers: { tried: tried.counted, promoted: promoted.counted },
    };
  }
}
