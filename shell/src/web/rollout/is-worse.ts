/** Pages that were rendered. */
export interface Renders {
  made: number;
  failed: number;
}

/** What is known before anything was counted: one failure in so many renders. */
const PRIOR = 1000;
/** So few may be anything. */
const LEAST_FAILURES = 3;
/** How seldom chance alone may look like this. */
const SIGNIFICANCE = 0.001;
/** Terms of the tail below this share of it change nothing. */
const NEGLIGIBLE = 1e-9;

/** Logarithm of the probability of exactly `successes` in `trials`. */
function logBinomial(trials: number, successes: number, chance: number): number {
  let choices = 0;
  for (let position = 1; position <= successes; position += 1)
    choices += Math.log((trials - successes + position) / position);
  return choices + successes * Math.log(chance) + (trials - successes) * Math.log1p(-chance);
}

/** Probability of at least `successes` in `trials` (upper tail of the binomial distribution). */
export function tailOf(trials: number, successes: number, chance: number): number {
  let term = Math.exp(logBinomial(trials, successes, chance));
  let sum = term;
  for (let count = successes; count < trials && term > sum * NEGLIGIBLE; count += 1) {
    term *= ((trials - count) / (count + 1)) * (chance / (1 - chance));
    sum += term;
  }
  return sum;
}

/**
 * Whether the new set fails more often than the promoted one: at least three times, and so often as chance would bring
 * about once in a thousand at the promoted set's own rate (docs/decisions/0066).
 */
export function isWorse(tried: Renders, promoted: Renders): boolean {
  if (tried.failed < LEAST_FAILURES) return false;
  const usual = (promoted.failed + 1) / (promoted.made + promoted.failed + PRIOR);
  return tailOf(tried.made + tried.failed, tried.failed, usual) < SIGNIFICANCE;
}
