import type { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS, type MaterialName } from './materials.ts';

/** Millimetres from the tail, and down from the ground: what stands on it is above zero, which screens count below. */
export type Point = readonly [x: number, y: number];

/** Millimetres of a square of the grid on which a vehicle is seen from the side. */
const SQUARE = 4;
/** Millimetres by which an outline may be off. */
const TOLERANCE = 5;
/** Squares of what is no more than a gap between two triangles. */
const SMALLEST = 120;
const MARGIN = 4;

interface Grid {
  width: number;
  height: number;
  filled: Uint8Array;
}

/** Fills the squares whose middle a triangle covers, in coordinates of the grid. */
function fillTriangle({ width, filled }: Grid, corners: readonly Point[]): void {
  const [[ax, ay], [bx, by], [cx, cy]] = corners;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const sign = Math.sign(area);
  for (let y = Math.floor(Math.min(ay, by, cy)); y <= Math.max(ay, by, cy); y += 1) {
    for (let x = Math.floor(Math.min(ax, bx, cx)); x <= Math.max(ax, bx, cx); x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const ab = sign * ((bx - ax) * (py - ay) - (by - ay) * (px - ax));
      const bc = sign * ((cx - bx) * (py - by) - (cy - by) * (px - bx));
      const ca = sign * ((ax - cx) * (py - cy) - (ay - cy) * (px - cx));
      if (Math.min(ab, bc, ca) >= -0.5) filled[y * width + x] = 1;
    }
  }
}

export interface Extent {
  /** Metres. */
  from: number;
  to: number;
  top: number;
}

/** From tail to nose, and up to the highest point. */
export function extentOf({ points }: Soup): Extent {
  const extent = { from: Infinity, to: -Infinity, top: -Infinity };
  for (const part of points) {
    for (let at = 0; at < part.length; at += 3) {
      extent.from = Math.min(extent.from, part[at]);
      extent.to = Math.max(extent.to, part[at]);
      extent.top = Math.max(extent.top, part[at + 2]);
    }
  }
  return extent;
}

function gridOf(soup: Soup, { from, to, top }: Extent, wanted: ReadonlySet<number> | undefined): Grid {
  const squares = (metres: number) => Math.ceil((metres * 1000) / SQUARE) + 2 * MARGIN;
  const [width, height] = [squares(to - from), squares(top)];
  const grid = { width, height, filled: new Uint8Array(width * height) };
  const place = (x: number, z: number): Point => [
    ((x - from) * 1000) / SQUARE + MARGIN,
    ((top - Math.max(z, 0)) * 1000) / SQUARE + MARGIN,
  ];
  for (const [part, points] of soup.points.entries()) {
    if (wanted && !wanted.has(soup.materials[part][0])) continue;
    for (let t = 0; t < points.length; t += 9) {
      fillTriangle(
        grid,
        [0, 3, 6].map((k) => place(points[t + k], points[t + k + 2])),
      );
    }
  }
  return grid;
}

/** Edges between filled squares and empty ones, each from corner to corner with what is filled on its right. */
function edgesOf({ width, height, filled }: Grid): Map<number, number[]> {
  const edges = new Map<number, number[]>();
  const corner = (x: number, y: number) => y * (width + 1) + x;
  const add = (from: number, to: number) => edges.set(from, [...(edges.get(from) ?? []), to]);
  const isFilled = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && filled[y * width + x] === 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isFilled(x, y)) continue;
      if (!isFilled(x, y - 1)) add(corner(x, y), corner(x + 1, y));
      if (!isFilled(x + 1, y)) add(corner(x + 1, y), corner(x + 1, y + 1));
      if (!isFilled(x, y + 1)) add(corner(x + 1, y + 1), corner(x, y + 1));
      if (!isFilled(x - 1, y)) add(corner(x, y + 1), corner(x, y));
    }
  }
  return edges;
}

function loopsOf(grid: Grid): Point[][] {
  const edges = edgesOf(grid);
  const loops: Point[][] = [];
  for (const start of edges.keys()) {
    const loop: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; at = edges.get(at)?.pop()) {
      loop.push([at % (grid.width + 1), Math.floor(at / (grid.width + 1))]);
      if (at === start && loop.length > 1) break;
    }
    if (Math.abs(areaOf(loop)) >= SMALLEST) loops.push(loop);
  }
  return loops;
}

const areaOf = (loop: readonly Point[]) =>
  loop.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker's simplification of a line: what is left is never further off than the tolerance. */
function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0], line[line.length - 1]];
  let [farthest, most] = [0, 0];
  for (let at = 1; at < line.length - 1; at += 1) {
    const off = distance(line[at], first, last);
    if (off > most) [farthest, most] = [at, off];
  }
  if (most <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ];
}

/** A loop begins at its leftmost and turns at its rightmost point, which both stay. */
function simplifiedLoop(loop: readonly Point[]): Point[] {
  const open = loop.slice(0, -1);
  const start = open.reduce((best, [x], at) => (x < open[best][0] ? at : best), 0);
  const turned = [...open.slice(start), ...open.slice(0, start), open[start]];
  const far = turned.reduce((best, [x], at) => (x > turned[best][0] ? at : best), 0);
  const tolerance = TOLERANCE / SQUARE;
  return [
    ...simplified(turned.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplified(turned.slice(far), tolerance).slice(0, -1),
  ];
}

/** What is seen of a vehicle from the side. */
export interface Seen {
  /** All of them, where it is not said. */
  materials?: readonly MaterialName[];
  /** Through spokes and frames; to be filled by even and odd. */
  holes?: boolean;
}

/** Outlines from the side. */
export function outlineOf(soup: Soup, { materials, holes = false }: Seen = {}): Point[][] {
  const extent = extentOf(soup);
  const wanted = materials && new Set(materials.map((name) => MATERIAL_NUMBERS[name]));
  const grid = gridOf(soup, extent, wanted);
  const ground = MARGIN + (extent.top * 1000) / SQUARE;
  const loops = loopsOf(grid).filter((loop) => holes || areaOf(loop) > 0);
  return loops.map((loop) =>
    simplifiedLoop(loop).map(([x, y]): Point => [Math.round((x - MARGIN) * SQUARE), Math.round((y - ground) * SQUARE)]),
  );
}

/** Such as `M0 -300l12 -40z`: where each loop begins, and its steps. */
export function pathOf(loops: readonly (readonly Point[])[]): string {
  return loops
    .map(([[x, y], ...others]) => {
      let [atX, atY] = [x, y];
      const steps = others.map(([nextX, nextY]) => {
        const step = `l${nextX - atX} ${nextY - atY}`;
        [atX, atY] = [nextX, nextY];
        return step;
      });
      return `M${x} ${y}${steps.join('')}z`;
    })
    .join('');
}
