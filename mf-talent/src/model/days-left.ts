const DAY_MS = 86_400_000;

/** Whole days from one day to another, `yyyy-MM-dd` both: 0 on the last day itself, below 0 after it. */
export function daysLeft(today: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
}
