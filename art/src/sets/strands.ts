import { cross, dot, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import type { Camera } from '../tracer/rig.ts';
import type { DepthMap } from './depth.ts';

/** A thread of light in a place, drawn over its picture where nothing stands before it. */
export interface Strand {
  points: readonly Vec3[];
  stroke: string;
  /** Pixels of the picture; with `solid` millimetres, thinner the farther away. */
  width: number;
  solid?: boolean;
  /** Light that also shines past what stands close before it. */
  shines?: boolean;
  opacity: number;
  /** Lengths of strokes and gaps, and where the pattern begins, pixels. */
  dash?: { pattern: string; offset: number };
}

interface Spot {
  x: number;
  y: number;
  /** Metres from the camera. */
  away: number;
}

/** Nothing nearer to the camera can be drawn, metres. */
const NEAR = 0.5;
/** A thread may touch what it lies on, metres; what shines is seen round things as thick as a tool. */
const TOUCH = 0.03;
const ROUND = 0.7;

/** Where a point is in a picture of this size; null behind the camera. */
export function spotter(camera: Camera, { width, height }: { width: number; height: number }) {
  const forward = unit(subtract(camera.at, camera.from));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const tall = Math.tan((camera.fov * Math.PI) / 360);
  return (point: Vec3): Spot | null => {
    const d = subtract(point, camera.from);
    const depth = dot(d, forward);
    if (depth < NEAR) return null;
    return {
      x: (0.5 + (0.5 * dot(d, right)) / (depth * tall * (width / height))) * width,
      y: (0.5 - (0.5 * dot(d, up)) / (depth * tall)) * height,
      away: Math.hypot(...d),
    };
  };
}

function isSeen({ x, y, away }: Spot, { width, height, metres }: DepthMap, touch: number): boolean {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  if (i < 0 || j < 0 || i >= width || j >= height) return true;
  return away < metres[j * width + i] + touch;
}

/** The parts of a thread that are seen. */
function runsOf({ points, shines }: Strand, camera: Camera, depth: DepthMap): Spot[][] {
  const spot = spotter(camera, depth);
  const runs: Spot[][] = [];
  let run: Spot[] = [];
  for (const point of points) {
    const at = spot(point);
    if (at && isSeen(at, depth, shines ? ROUND : TOUCH)) run.push(at);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return [...runs, run].filter(({ length }) => length > 1);
}

const pathOf = (run: readonly Spot[]) =>
  run.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** SVG of the threads in the pixels of the depth map. */
export function drawStrands(strands: readonly Strand[], camera: Camera, depth: DepthMap): string {
  const pixel = depth.height / (2 * Math.tan((camera.fov * Math.PI) / 360));
  const paths = strands.map((strand) => {
    const { stroke, opacity, dash, ...pen } = strand;
    const runs = runsOf(strand, camera, depth);
    const d = runs.map(pathOf).join('');
    const width = pen.solid ? ((pen.width / 1000) * pixel) / (runs[0]?.[0]?.away ?? 1) : pen.width;
    const gaps = dash ? ` stroke-dasharray="${dash.pattern}" stroke-dashoffset="${dash.offset.toFixed(1)}"` : '';
    return d
      ? `<path d="${d}" stroke="${stroke}" stroke-width="${width.toFixed(2)}" opacity="${opacity.toFixed(3)}"${gaps}/>`
      : '';
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

const longer = ({ pattern, offset }: NonNullable<Strand['dash']>, scale: number) => ({
  pattern: pattern
    .split(' ')
    .map((length) => Number(length) * scale)
    .join(' '),
  offset: offset * scale,
});

/** The same threads in a picture of so many times the pixels across. */
export const enlarged = (strands: readonly Strand[], scale: number): Strand[] =>
  strands.map(({ dash, ...strand }) => ({
    ...strand,
    ...(dash && { dash: longer(dash, scale) }),
    width: strand.solid ? strand.width : strand.width * scale,
  }));

/** The same threads in the mirror of the floor, fainter the higher they are. */
export const mirroredOf = (strands: readonly Strand[], share: number): Strand[] =>
  strands.map((strand) => {
    const height = strand.points.reduce((sum, [, , z]) => sum + z, 0) / strand.points.length;
    const points = strand.points.map(([x, y, z]): Vec3 => [x, y, -z]);
    return { ...strand, points, opacity: strand.opacity * share * Math.exp(-0.55 * height) };
  });
