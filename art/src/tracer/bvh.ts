/*
 * Bounding volume hierarchy by the surface area heuristic in 16 bins. A node is eight numbers: lower corner, first child
 * or first triangle, upper corner, number of triangles (0 for an inner node); children lie side by side.
 */

const BINS = 16;
const LEAF = 3;
const EMPTY = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9] as const;

export interface Bvh {
  nodes: Float32Array;
  /** Triangle numbers in the order of the leaves. */
  order: Uint32Array;
}

interface Boxes {
  /** Six numbers per triangle: lower and upper corner. */
  bounds: Float32Array;
  /** Three numbers per triangle. */
  middles: Float32Array;
}

interface Range {
  node: number;
  from: number;
  to: number;
}

interface Choice {
  axis: number;
  bin: number;
  /** Bins per metre, and where they begin. */
  density: number;
  start: number;
}

function boxesOf(points: Float32Array, count: number): Boxes {
  const bounds = new Float32Array(count * 6);
  const middles = new Float32Array(count * 3);
  for (let i = 0; i < count; i += 1) {
    for (let k = 0; k < 3; k += 1) {
      const [a, b, c] = [points[9 * i + k], points[9 * i + 3 + k], points[9 * i + 6 + k]];
      const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)];
      bounds[6 * i + k] = low;
      bounds[6 * i + 3 + k] = high;
      middles[3 * i + k] = 0.5 * (low + high);
    }
  }
  return { bounds, middles };
}

/** Makes box `at` of `target` hold box `from` of `bounds`. */
function widen(target: Float64Array, bounds: Float32Array | Float64Array, [at, from]: readonly [number, number]) {
  for (let k = 0; k < 3; k += 1) {
    if (bounds[6 * from + k] < target[6 * at + k]) target[6 * at + k] = bounds[6 * from + k];
    if (bounds[6 * from + 3 + k] > target[6 * at + 3 + k]) target[6 * at + 3 + k] = bounds[6 * from + 3 + k];
  }
}

const halfArea = (b: Float64Array) => {
  const [x, y, z] = [b[3] - b[0], b[4] - b[1], b[5] - b[2]];
  return x * y + y * z + z * x;
};

class Builder {
  private readonly boxes: Boxes;
  readonly order: Uint32Array;
  private readonly counts = new Int32Array(BINS);
  private readonly binBounds = new Float64Array(BINS * 6);
  private readonly right = new Float64Array(BINS);

  constructor(points: Float32Array, count: number) {
    this.boxes = boxesOf(points, count);
    this.order = Uint32Array.from({ length: count }, (_, i) => i);
  }

  /** Box around triangles, and box around their middles. */
  measure({ from, to }: Range): { bounds: Float64Array; middles: Float64Array } {
    const bounds = Float64Array.from(EMPTY);
    const middles = Float64Array.from(EMPTY);
    for (let q = from; q < to; q += 1) {
      const i = this.order[q];
      widen(bounds, this.boxes.bounds, [0, i]);
      for (let k = 0; k < 3; k += 1) {
        const m = this.boxes.middles[3 * i + k];
        if (m < middles[k]) middles[k] = m;
        if (m > middles[k + 3]) middles[k + 3] = m;
      }
    }
    return { bounds, middles };
  }

  private fillBins({ from, to }: Range, { axis, density, start }: Choice) {
    this.counts.fill(0);
    for (let j = 0; j < BINS; j += 1) this.binBounds.set(EMPTY, 6 * j);
    for (let q = from; q < to; q += 1) {
      const i = this.order[q];
      const bin = Math.trunc((this.boxes.middles[3 * i + axis] - start) * density);
      this.counts[bin] += 1;
      widen(this.binBounds, this.boxes.bounds, [bin, i]);
    }
  }

  /** Walks over the bins and reports the cost of what has been passed. */
  private sweep(bins: readonly number[], report: (bin: number, cost: number) => void) {
    const bounds = Float64Array.from(EMPTY);
    let count = 0;
    for (const bin of bins) {
      widen(bounds, this.binBounds, [0, bin]);
      count += this.counts[bin];
      report(bin, count === 0 ? 0 : count * halfArea(bounds));
    }
  }

  choose(range: Range, middles: Float64Array): Choice | null {
    let best: Choice | null = null;
    let least = Infinity;
    for (const axis of [0, 1, 2]) {
      const width = middles[axis + 3] - middles[axis];
      if (width < 1e-7) continue;
      const choice: Choice = { axis, bin: 0, density: (BINS / width) * 0.9999, start: middles[axis] };
      this.fillBins(range, choice);
      this.sweep(DOWN, (bin, cost) => {
        this.right[bin] = cost;
      });
      this.sweep(UP, (bin, cost) => {
        const sum = cost + this.right[bin + 1];
        if (sum >= least) return;
        least = sum;
        best = { ...choice, bin };
      });
    }
    return best;
  }

  /** Sorts a range by side; gives back where the second side begins. */
  part({ from, to }: Range, { axis, bin, density, start }: Choice): number {
    let [i, j] = [from, to - 1];
    while (i <= j) {
      const triangle = this.order[i];
      if (Math.trunc((this.boxes.middles[3 * triangle + axis] - start) * density) <= bin) {
        i += 1;
        continue;
      }
      this.order[i] = this.order[j];
      this.order[j] = triangle;
      j -= 1;
    }
    return i;
  }
}

const DOWN = Array.from({ length: BINS - 1 }, (_, j) => BINS - 1 - j);
const UP = Array.from({ length: BINS - 1 }, (_, j) => j);

/** `points` holds nine numbers per triangle. */
export function buildBvh(points: Float32Array, count: number): Bvh {
  const builder = new Builder(points, count);
  const nodes = new Float32Array(Math.max(1, count) * 16);
  const words = new Int32Array(nodes.buffer);
  const open: Range[] = [{ node: 0, from: 0, to: count }];
  let used = 1;
  for (let range = open.pop(); range; range = open.pop()) {
    const { node, from, to } = range;
    const { bounds, middles } = builder.measure(range);
    for (let k = 0; k < 3; k += 1) {
      nodes[node * 8 + k] = bounds[k] - 1e-6;
      nodes[node * 8 + 4 + k] = bounds[k + 3] + 1e-6;
    }
    const choice = to - from > LEAF ? builder.choose(range, middles) : null;
    const middle = choice ? builder.part(range, choice) : from;
    if (!choice || middle === from || middle === to) {
      words[node * 8 + 3] = from;
      words[node * 8 + 7] = to - from;
      continue;
    }
    words[node * 8 + 3] = used;
    open.push({ node: used, from, to: middle }, { node: used + 1, from: middle, to });
    used += 2;
  }
  return { nodes: nodes.slice(0, used * 8), order: builder.order };
}
