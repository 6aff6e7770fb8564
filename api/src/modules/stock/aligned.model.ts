/** Days with a value each, oldest first. */
export type DayValue = readonly [day: string, value: number];

/** The newest value of each day or before it, null before there is one; both oldest first. */
export function alignedTo(dates: readonly string[], values: readonly DayValue[]): (number | null)[] {
  let at = 0;
  let newest: number | null = null;
  return dates.map((date) => {
    for (let next = values[at]; next && next[0] <= date; next = values[(at += 1)]) newest = next[1];
    return newest;
  });
}
