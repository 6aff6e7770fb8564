import type { Soup } from '../geometry/soup.ts';
import { dot, reflect, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS } from './materials.ts';
import { projection, type Plate } from './roofline.ts';

/** Stripes on half a turn. */
const STRIPES = 22;
/** Light from above left of the camera, for what is not painted. */
const LIGHT: Vec3 = unit([0.3, -0.6, 0.8]);

interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
  depths: Float32Array;
}

interface Corner {
  x: number;
  y: number;
  /** Metres from the camera. */
  away: number;
  normal: Vec3;
}

/** What a tunnel of striped lamps around the car would show: breaks in a stripe are breaks in the sheet. */
function zebra(view: Vec3, normal: Vec3): number {
  const [, y, z] = reflect(view, normal);
  return Math.sin(STRIPES * Math.atan2(z, -y)) > 0 ? 232 : 30;
}

const matt = (normal: Vec3) => 34 + 90 * Math.max(0, dot(normal, LIGHT));

function draw(canvas: Canvas, [a, b, c]: readonly [Corner, Corner, Corner], shade: (normal: Vec3) => number) {
  const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = [Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x))), Math.max(a.x, b.x, c.x)];
  const [top, bottom] = [Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y))), Math.max(a.y, b.y, c.y)];
  for (let y = top; y <= Math.min(bottom, canvas.height - 1); y += 1) {
    for (let x = left; x <= Math.min(right, canvas.width - 1); x += 1) {
      const v = ((x - a.x) * (c.y - a.y) - (y - a.y) * (c.x - a.x)) / area;
      const w = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / area;
      const u = 1 - v - w;
      if (u < 0 || v < 0 || w < 0) continue;
      const away = u * a.away + v * b.away + w * c.away;
      const at = y * canvas.width + x;
      if (away >= canvas.depths[at]) continue;
      canvas.depths[at] = away;
      const mixed = [0, 1, 2].map((k) => u * a.normal[k] + v * b.normal[k] + w * c.normal[k]);
      canvas.pixels[at] = shade(unit([mixed[0], mixed[1], mixed[2]]));
    }
  }
}

/** A vehicle under zebra stripes, eight bits of grey per pixel: what its sheet is judged by before any light is set. */
export function zebraOf(soup: Soup, plate: Plate): Uint8Array {
  const { width, height, camera } = plate;
  const project = projection(plate);
  const size = width * height;
  const canvas: Canvas = {
    width,
    height,
    pixels: new Uint8Array(size).fill(70),
    depths: new Float32Array(size).fill(Infinity),
  };
  const corner = (points: Float32Array, normals: Float32Array, at: number): Corner => {
    const point: Vec3 = [points[at], points[at + 1], points[at + 2]];
    const [x, y] = project(point);
    const from = subtract(point, camera.from);
    return { x, y, away: Math.hypot(...from), normal: [normals[at], normals[at + 1], normals[at + 2]] };
  };
  const view = unit(subtract(camera.at, camera.from));
  for (const [part, points] of soup.points.entries()) {
    const painted = soup.materials[part][0] === MATERIAL_NUMBERS.paint;
    const shade = painted ? (normal: Vec3) => zebra(view, normal) : matt;
    const of = (at: number) => corner(points, soup.normals[part], at);
    for (let t = 0; t < points.length; t += 9) draw(canvas, [of(t), of(t + 3), of(t + 6)], shade);
  }
  return canvas.pixels;
}
