/**
 * Runs a task for every item, at most `limit` at once, and waits for all of them even when one fails, so that nothing
 * still writes after the caller has given up. Results keep the order of the items; the first failure is thrown.
 */
export async function runLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.entries();
  const work = async () => {
    for (const [position, item] of waiting) results.set(position, await task(item));
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, work));
  const failed = lanes.find((lane) => lane.status === 'rejected');
  if (failed) throw failed.reason;
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}
