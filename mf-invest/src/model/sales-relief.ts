export interface ReliefBox {
  width: number;
  height: number;
}

/** The uppermost line is the figures themselves; those below yield to it less and less, as air does to a body. */
const LINES = 11;
/** Shares of the height: free above the highest month, and between the highest and the lowest. */
const ABOVE = 0.04;
const SWING = 0.58;
/** How quickly the lines come to rest, and how far their values are smoothed at the last one, in months. */
const CALM = 1.35;
const SMOOTH = 5;
/** Least distance of two lines, in units of the box. */
const APART = 4;

function smoothed(values: readonly number[], radius: number): number[] {
  return values.map((_, at) => {
    const near = values.slice(Math.max(0, at - radius), at + radius + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Each line lies below the one above it, so that air makes way and never passes through. */
function belowEachOther(lines: readonly number[][]): number[][] {
  let above: number[] = [];
  return lines.map((heights) => {
    above = heights.map((height, at) => Math.max(height, (above[at] ?? -Infinity) + APART));
    return above;
  });
}

/** A curve through all heights at equal steps (Catmull and Rom), in whole units. */
function curve(heights: readonly number[], step: number): string {
  const slope = (at: number) => {
    const before = heights[Math.max(0, at - 1)] ?? 0;
    const after = heights[Math.min(heights.length - 1, at + 1)] ?? 0;
    return (after - before) / 6;
  };
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;
  const [first = 0] = heights;
  const parts = heights.slice(1).map((height, index) => {
    const at = index + 1;
    const ahead = point(at * step - step / 3, height - slope(at));
    const leave = index === 0 ? `C${point(step / 3, first + slope(0))} ` : 'S';
    return `${leave}${ahead} ${point(at * step, height)}`;
  });
  return `M${point(0, first)}${parts.join('')}`;
}

/** Where the uppermost line passes each month, in whole units from the top of a box of that height. */
export function reliefHeights(values: readonly number[], height: number): number[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  return values.map((value) => Math.round(height * (ABOVE + SWING - ((value - low) / span) * SWING)));
}

/** Months of sales as a field of lines over a box, the uppermost first; nothing with fewer than two months. */
export function salesRelief(values: readonly number[], { width, height }: ReliefBox): string[] {
  if (values.length < 2) return [];
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const shares = values.map((value) => (value - low) / span);
  const floor = height * (ABOVE + SWING);
  const heights = Array.from({ length: LINES }, (_, line) => {
    const depth = line / (LINES - 1);
    const swing = height * SWING * (1 - depth) ** CALM;
    const rest = floor + depth * (height - floor - 2);
    const own = smoothed(shares, Math.round(depth * SMOOTH));
    return own.map((share) => rest - share * swing);
  });
  return belowEachOther(heights).map((line) => curve(line, width / (values.length - 1)));
}
