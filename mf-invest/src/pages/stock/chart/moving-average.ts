/** How many closing prices the three lines of the chart average. */
export const MOVING_AVERAGES = [5, 10, 20] as const;

/**
 * Simple moving average: at each place the mean of the last `length` values, null until there are as many.
 * @throws RangeError for a length that is not a positive whole number.
 */
export function movingAverage(values: readonly number[], length: number): (number | null)[] {
  if (!Number.isInteger(length) || length < 1) throw new RangeError(`no average over ${length} values`);
  return values.map((_value, index) => {
    if (index < length - 1) return null;
    const window = values.slice(index - length + 1, index + 1);
    return Math.round((window.reduce((sum, value) => sum + value, 0) / length) * 1000) / 1000;
  });
}
