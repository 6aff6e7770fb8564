interface BreakerRule {
  /** Faults in a row after which nobody is asked any more. */
  faults: number;
  firstPauseMs: number;
  longestPauseMs: number;
}

/**
 * Spares a receiver that does not answer, and the messages that would use up their attempts on it. After a pause one
 * message tries again; each failure of such a try doubles the pause.
 */
export class CircuitBreaker {
  readonly #rule: BreakerRule;
  #faults = 0;
  #pauseMs = 0;
  #closedUntil = Number.NEGATIVE_INFINITY;

  constructor(rule: BreakerRule) {
    this.#rule = rule;
  }

  /** How many of so many messages may be tried now. */
  allowed(most: number, now: number): number {
    if (this.#pauseMs === 0) return most;
    return now < this.#closedUntil ? 0 : 1;
  }

  /** The receiver has answered, whatever it said of the message. */
  reached(): void {
    this.#faults = 0;
    this.#pauseMs = 0;
  }

  failed(now: number): void {
    const { faults, firstPauseMs, longestPauseMs } = this.#rule;
    this.#faults += 1;
    if (this.#faults < faults) return;
    // Messages that were under way together fail together: that is one failure.
    if (now < this.#closedUntil) return;
    this.#pauseMs = this.#pauseMs === 0 ? firstPauseMs : Math.min(longestPauseMs, 2 * this.#pauseMs);
    this.#closedUntil = now + this.#pauseMs;
  }
}
