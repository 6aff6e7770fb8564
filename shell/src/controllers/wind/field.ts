/** Streamlines of one picture, in its own pixels; y grows downwards. */
export interface Field {
  width: number;
  height: number;
  /** Pixels between two columns; the first is at 0. */
  step: number;
  lines: readonly Line[];
}

export interface Line {
  /** A height for each column. */
  y: readonly number[];
  weight: number;
  opacity: number;
  /** The orange one. */
  isAccent: boolean;
}

const NUMBER = /-?\d+(\.\d+)?/g;

/** Heights of a path that `smoothPath` wrote: a move, and curves whose last two numbers are the way to the next column. */
export function heightsOf(d: string): number[] {
  const [start = '', ...curves] = d.split(/[cs]/);
  let y = Number(start.match(NUMBER)?.[1]);
  return [y, ...curves.map((curve) => (y += Number(curve.match(NUMBER)?.at(-1))))];
}

const LINE = /<path d="([^"]+)" stroke-width="([^"]+)" opacity="([^"]+)"/g;
const SIZE = /viewBox="0 0 (\d+) (\d+)"/;

/**
 * The lines that lie on the page as a file, and the orange one that is drawn in it, from the lowest to the highest: what moves
 * begins as what stood still.
 */
export function fieldOf(file: string, accent: Pick<Line, 'y' | 'weight'>): Field {
  const [, width = 0, height = 0] = SIZE.exec(file)?.map(Number) ?? [];
  const orange: Line = { ...accent, opacity: 1, isAccent: true };
  const calm = [...file.matchAll(LINE)].map(([, d = '', weight, opacity]) => ({
    y: heightsOf(d),
    weight: Number(weight),
    opacity: Number(opacity),
    isAccent: false,
  }));
  const lines = [...calm, orange].toSorted((one, other) => (other.y[0] ?? 0) - (one.y[0] ?? 0));
  return { width, height, step: width / (orange.y.length - 1), lines };
}
