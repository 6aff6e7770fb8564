/** Of the drawing, in its own units; it is stretched over the width that there is. */
export const WIDTH = 1000;
export const HEIGHT = 300;
/** Parts of a year's width that its columns take together. */
const FILLED = 0.68;
/** Largest value of an axis by its first digits. */
const ROUND = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

const round = (value: number) => Math.round(value * 10) / 10;

/** The next round number that is not below a value: the top of an axis. */
export function roundTop(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return Number(((ROUND.find((one) => one * power >= most * 0.9999) ?? 10) * power).toPrecision(3));
}

/** Columns from nought as the outline of a path for each line; a value that was not counted leaves its place empty. */
export function chartShape(lines: readonly (readonly (number | null)[])[], top: number): string[] {
  const years = Math.max(1, ...lines.map((values) => values.length));
  const slot = WIDTH / years;
  const column = (slot * FILLED) / Math.max(1, lines.length);
  return lines.map((values, line) =>
    values
      .map((value, year) => {
        if (value === null) return '';
        const x = round(slot * (year + (1 - FILLED) / 2) + column * line);
        const height = round((HEIGHT * value) / top);
        return `M${x} ${HEIGHT}v${-height}h${round(column)}v${height}z`;
      })
      .join(''),
  );
}
