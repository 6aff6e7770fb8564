import type { Release } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import { nameOf } from '../verify.ts';

/** One measured budget; sizes in bytes after brotli. */
export interface BudgetResult {
  readonly budget: string;
  readonly bytes: number;
  readonly allowed: number;
}

/**
 * Measures every budget of a release. `css` is the heaviest page; any other name is the script of that role (`entry`,
 * `kernel`, `runtime`) together with the chunk group of that name. A name that measures nothing is an error.
 */
export function measureBudgets(release: Release, brotliSizes: ReadonlyMap<string, number>): BudgetResult[] {
  const weigh = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((sum, path) => sum + (brotliSizes.get(path) ?? 0), 0);
  return Object.entries(release.budgets).map(([budget, allowed]) => {
    if (budget === 'css') return { budget, allowed, bytes: Math.max(0, ...Object.values(release.css).map(weigh)) };
    const script = release.scripts[budget];
    const paths = [...(script === undefined ? [] : [script]), ...(release.chunks[budget] ?? [])];
    if (paths.length > 0) return { budget, allowed, bytes: weigh(paths) };
    throw new DeliveryError('release-damaged', `${nameOf(release)}: the budget ${budget} names no script or chunk`);
  });
}

/** Throws `budget-exceeded` with all numbers when one is over. */
export function checkBudgets(release: Release, results: readonly BudgetResult[]): void {
  const over = results.filter(({ bytes, allowed }) => bytes > allowed);
  if (over.length === 0) return;
  const numbers = over.map(
    ({ budget, bytes, allowed }) => `${budget} has ${bytes} bytes of brotli, ${allowed} are allowed`,
  );
  throw new DeliveryError('budget-exceeded', `${nameOf(release)}: ${numbers.join('; ')}`);
}
