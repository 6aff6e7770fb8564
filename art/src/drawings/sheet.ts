import { cross, dot, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import type { Camera } from '../tracer/rig.ts';

export interface Ink {
  stroke?: string;
  /** Pixels. */
  width?: number;
  opacity?: number;
  fill?: string;
  /** Lengths of strokes and gaps, and where the pattern begins, pixels. */
  dash?: { pattern: string; offset: number };
}

/** A line or a face in space. */
export interface Figure extends Ink {
  points: readonly Vec3[];
  closed?: boolean;
  /** Figures of a higher layer lie above all of a lower one; within a layer the nearer covers the farther. */
  layer?: number;
}

export interface Sheet {
  width: number;
  height: number;
  camera: Camera;
  figures: readonly Figure[];
}

/** Colours of the dark ground; the tones are those of the night studio. */
export const INK = {
  ground: '#0b1017',
  groundLight: '#1a2532',
  line: '#c9ddf2',
  faint: '#7d93a8',
  face: '#16202b',
  steel: '#33424f',
  pale: '#5b6d7d',
  kiln: '#ff7a4d',
  copper: '#c9814f',
  cold: '#6fb7e8',
} as const;

/** Figures that reach nearer to the camera than this are left out, metres. */
const NEAR = 0.4;

type Project = (point: Vec3) => { x: number; y: number; depth: number };

function projector({ width, height, camera }: Pick<Sheet, 'width' | 'height' | 'camera'>): Project {
  const forward = unit(subtract(camera.at, camera.from));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const tall = Math.tan((camera.fov * Math.PI) / 360);
  return (point) => {
    const d = subtract(point, camera.from);
    const depth = dot(d, forward);
    return {
      x: (0.5 + (0.5 * dot(d, right)) / (depth * tall * (width / height))) * width,
      y: (0.5 - (0.5 * dot(d, up)) / (depth * tall)) * height,
      depth,
    };
  };
}

function attributes({ stroke, width = 1, opacity = 1, fill = 'none', dash }: Ink): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  const gaps = dash ? ` stroke-dasharray="${dash.pattern}" stroke-dashoffset="${dash.offset.toFixed(1)}"` : '';
  return `fill="${fill}"${line}${gaps}${opacity === 1 ? '' : ` opacity="${opacity}"`}`;
}

function path(figure: Figure, project: Project): string {
  const points = figure.points.map((point) => project(point));
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return `<path d="${d}${figure.closed ? 'Z' : ''}" ${attributes(figure)}/>`;
}

/** The figures as seen by the camera, far ones first, on the night ground. */
export function toSvg(sheet: Sheet): string {
  const { width, height, figures } = sheet;
  const project = projector(sheet);
  const depthOf = ({ points }: Figure) => points.reduce((sum, point) => sum + project(point).depth, 0) / points.length;
  const inFront = ({ points }: Figure) => points.every((point) => project(point).depth > NEAR);
  const sorted = figures
    .filter(inFront)
    .map((figure) => ({ figure, layer: figure.layer ?? 0, depth: depthOf(figure) }))
    .toSorted((a, b) => a.layer - b.layer || b.depth - a.depth);
  const paths = sorted.map(({ figure }) => path(figure, project));
  const light = `<radialGradient id="g" cx=".5" cy=".6" r=".75"><stop offset="0" stop-color="${INK.groundLight}"/><stop offset="1" stop-color="${INK.ground}"/></radialGradient>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${light}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g></svg>`,
  ].join('');
}
