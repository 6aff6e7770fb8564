/**
 * A whole number in parts by weight (largest remainders): they sum to it exactly, and none is below `least`.
 * @throws {Error} when there is not enough for that
 */
export function sharesOf(total: number, weights: readonly number[], least: number): number[] {
  const free = total - least * weights.length;
  if (free < 0) throw new Error(`${total} is not enough for ${weights.length} parts of ${least}`);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (free * weight) / sum);
  const shares = exact.map((share) => least + Math.floor(share));
  const missing = total - shares.reduce((all, share) => all + share, 0);
  const next = exact.map((share, at) => ({ at, rest: share % 1 })).toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of next.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
