/** What was counted of one set: pages that were rendered, or visitors. */
export interface Counted {
  made: number;
  failed: number;
}

/** When a difference is more than chance. */
export interface Rule {
  /** Fewer failures than this may be anything. */
  readonly least: number;
  /** They are at least this share of everything that was counted. */
  readonly share?: number;
  /** What is known before anything was counted: so many failures in so many trials. */
  readonly prior: Readonly<{ failures: number; trials: number }>;
}

/** Pages that throw, or end their process. */
export const OF_RENDERS: Rule = { least: 3, prior: { failures: 1, trials: 1000 } };
/** Pages that take longer than usual: on any machine some do. */
export const OF_TIMES: Rule = { least: 10, prior: { failures: 2, trials: 20 } };
/** Visitors whose browser says that a part of a page broke: anybody can say so, and some browsers break everything. */
export const OF_BROWSERS: Rule = { least: 5, share: 0.02, prior: { failures: 1, trials: 1000 } };

/** The same of a release and the one before it: where both break as often, the earlier one is no way out. */
export const OF_LIVE_BROWSERS: Rule = { least: 5, share: 0.02, prior: { failures: 0.02, trials: 20 } };

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
 * Whether the new set fails more often than the promoted one: as often as its rule demands, and so often as chance would
 * bring about once in a thousand at the promoted set's own rate (docs/decisions/0066, 0094).
 */
export function isWorse(tried: Counted, promoted: Counted, { least, share = 0, prior }: Rule): boolean {
  const trials = tried.made + tried.failed;
  if (tried.failed < least || tried.failed < trials * share) return false;
  const usual = (promoted.failed + prior.failures) / (promoted.made + promoted.failed + prior.trials);
  return tailOf(trials, tried.failed, usual) < SIGNIFICANCE;
}
