import { add, mix, scale, type Vec3 } from '../geometry/vector.ts';
import type { Colour } from '../studio/materials.ts';
import { readMap, type LightMap } from './light-map.ts';
import type { Rig, SoftBox } from './rig.ts';
import { cosineRay } from './sampling.ts';
import { skyLight, sunLight, type Sky } from './sky.ts';

const BLACK: Colour = [0, 0, 0];

const edge = (value: number) => {
  const x = 0.5 + 0.5 * value;
  if (x <= 0) return 0;
  return x >= 1 ? 1 : x * x * (3 - 2 * x);
};

/** How much of a box a ray sees, blurred by roughness: 0 to 1, and up to its gradient beyond. */
function boxShare(box: SoftBox, { origin: o, direction: d, blur }: Look): number {
  const { centre: c, normal: n, u, v } = box;
  const towards = d[0] * n[0] + d[1] * n[1] + d[2] * n[2];
  if (towards > -1e-3) return 0;
  const t = ((c[0] - o[0]) * n[0] + (c[1] - o[1]) * n[1] + (c[2] - o[2]) * n[2]) / towards;
  if (t <= 0) return 0;
  const [px, py, pz] = [o[0] + d[0] * t - c[0], o[1] + d[1] * t - c[1], o[2] + d[2] * t - c[2]];
  const a = px * u[0] + py * u[1] + pz * u[2];
  const b = px * v[0] + py * v[1] + pz * v[2];
  const spread = blur * t * 0.9;
  const [wu, wv] = [box.softU + spread, box.softV + spread];
  if (Math.abs(a) > box.halfU + wu || Math.abs(b) > box.halfV + wv) return 0;
  const across = edge((box.halfU - a) / wu) - edge((-box.halfU - a) / wu);
  const up = edge((box.halfV - b) / wv) - edge((-box.halfV - b) / wv);
  return Math.max(0, across * up * (1 + (box.gradient * b) / box.halfV));
}

export interface Look {
  origin: Vec3;
  direction: Vec3;
  /** 0 is a mirror; roughness otherwise. */
  blur: number;
}

/** Rough surfaces see no single cloud. */
const BLURRED = 0.2;

function withoutClouds(sky: Sky): Sky {
  const { clouds, zenith, horizon, ...rest } = sky;
  if (!clouds) return sky;
  const { cover, lit, shaded } = clouds;
  const veil = mix(lit, shaded, 0.5);
  return { ...rest, zenith: mix(zenith, veil, 0.7 * cover), horizon: mix(horizon, veil, 0.25 * cover) };
}

export interface FloorLight {
  light: LightMap;
  shadow: LightMap;
}

/** What a ray sees that meets no triangle: soft boxes, dome, floor, background. Analytic, so nearly without noise. */
export class Environment {
  readonly rig: Rig;
  private readonly floorLight: FloorLight;
  private readonly calmSky: Sky | undefined;
  /** Light from the six directions at the car. */
  private readonly cube: Colour[] = [];

  constructor(rig: Rig, floorLight: FloorLight) {
    this.rig = rig;
    this.floorLight = floorLight;
    this.calmSky = rig.sky && withoutClouds(rig.sky);
  }

  /** Boxes and dome; never below zero, although flags subtract. */
  studio(look: Look): Colour {
    const { dome, boxes, sky } = this.rig;
    const { direction, blur } = look;
    if (sky) return add(this.air(direction, blur), sunLight(sky, direction, blur));
    const e = direction[2];
    const glow = dome.glow * Math.exp(-(e * e) / (dome.glowWidth * dome.glowWidth + blur * blur * 0.3));
    const k = dome.base + dome.zenith * Math.max(0, e);
    let r = k * dome.colour[0] + glow * dome.glowColour[0];
    let g = k * dome.colour[1] + glow * dome.glowColour[1];
    let b = k * dome.colour[2] + glow * dome.glowColour[2];
    for (const box of boxes) {
      const share = boxShare(box, look) * box.power;
      r += share * box.colour[0];
      g += share * box.colour[1];
      b += share * box.colour[2];
    }
    return [Math.max(0, r), Math.max(0, g), Math.max(0, b)];
  }

  /** The open sky without its sun. */
  air(direction: Vec3, blur: number): Colour {
    const sky = blur > BLURRED ? this.calmSky : this.rig.sky;
    return sky ? skyLight(sky, direction) : BLACK;
  }

  /** The floor's own colour under its light and shadow. */
  floor(x: number, y: number): Colour {
    const { ground, sky } = this.rig;
    if (sky) return sky.ground;
    const light = readMap(this.floorLight.light, x, y) * readMap(this.floorLight.shadow, x, y);
    const pool = ground.pool > 0 ? 0.12 + 0.88 * Math.exp(-(x * x + y * y) / (ground.pool * ground.pool)) : 1;
    return scale(ground.colour, ground.albedo * light * pool + ground.lift);
  }

  backdrop(direction: Vec3): Colour {
    if (this.rig.sky) return this.studio({ origin: [0, 0, 0], direction, blur: 0 });
    const { top, horizon, fall, glow, glowWidth, glowColour } = this.rig.backdrop;
    const e = Math.max(0, direction[2]);
    const k = Math.exp(-e / fall);
    const g = glow * Math.exp(-(e * e) / (glowWidth * glowWidth));
    return [
      top[0] + (horizon[0] - top[0]) * k + g * glowColour[0],
      top[1] + (horizon[1] - top[1]) * k + g * glowColour[1],
      top[2] + (horizon[2] - top[2]) * k + g * glowColour[2],
    ];
  }

  /** Studio above, floor below. */
  around({ origin: o, direction: d, blur }: Look): Colour {
    if (this.rig.sky) return this.studio({ origin: o, direction: d, blur });
    const up: Vec3 = [d[0], d[1], Math.abs(d[2])];
    if (d[2] < -0.001 && blur < 0.25) {
      const t = -o[2] / d[2];
      if (t < this.rig.ground.far) return this.floor(o[0] + d[0] * t, o[1] + d[1] * t);
    }
    if (d[2] >= 0) return this.studio({ origin: o, direction: d, blur });
    const t = Math.min(9, o[2] / Math.max(0.05, -d[2]));
    const share = Math.min(1, -d[2] / (0.12 + blur));
    const floor = scale(this.floor(o[0] + d[0] * t, o[1] + d[1] * t), share);
    return add(floor, scale(this.studio({ origin: o, direction: up, blur: Math.max(blur, 0.25) }), 1 - share));
  }

  /** The same through a rough lobe that may straddle the horizon. */
  lobe({ origin: o, direction: d, blur }: Look): Colour {
    if (this.rig.sky) return this.studio({ origin: o, direction: d, blur });
    const k = 0.5 + 0.5 * Math.max(-1, Math.min(1, d[2] / (blur * 0.55 + 0.01)));
    const above = k * k * (3 - 2 * k);
    let seen: Colour = [0, 0, 0];
    if (above > 0.001) {
      seen = scale(this.studio({ origin: o, direction: [d[0], d[1], Math.abs(d[2])], blur }), above);
    }
    if (above > 0.999) return seen;
    const t = Math.min(5, o[2] / Math.max(0.1, Math.abs(d[2])));
    return add(seen, scale(this.floor(o[0] + d[0] * t, o[1] + d[1] * t), 1 - above));
  }

  /** Light that a matt surface gathers at the car, by its normal. */
  ambient([x, y, z]: Vec3): Colour {
    const [a, b, c] = [this.cube[x > 0 ? 0 : 1], this.cube[y > 0 ? 2 : 3], this.cube[z > 0 ? 4 : 5]];
    const [xx, yy, zz] = [x * x, y * y, z * z];
    return [xx * a[0] + yy * b[0] + zz * c[0], xx * a[1] + yy * b[1] + zz * c[1], xx * a[2] + yy * b[2] + zz * c[2]];
  }

  /** Distance to the floor along a ray; very far when it goes up, endless where the ground is geometry. */
  toFloor(origin: Vec3, direction: Vec3): number {
    if (this.rig.sky) return Infinity;
    return direction[2] < -1e-4 ? -origin[2] / direction[2] : 1e9;
  }

  /** What gathers from a direction; the sun is counted by itself, for it casts shadows. */
  private domeOf(direction: Vec3): Colour {
    if (this.rig.sky) return this.air(direction, 1);
    return this.studio({ origin: [0, 0, 0.7], direction, blur: 0.35 });
  }

  /** Fills the six directions; needs the floor's light. */
  measureAmbient() {
    const RAYS = 256;
    const gather = (axis: Vec3) => {
      let sum: Colour = [0, 0, 0];
      for (let k = 0; k < RAYS; k += 1) {
        const d = cosineRay(axis, [(k + 0.5) / RAYS, (k * 0.6180339887) % 1]);
        const t = Math.min(6, -0.6 / Math.min(-1e-6, d[2]));
        const seen = d[2] < 0 ? scale(this.floor(d[0] * t, d[1] * t + axis[1]), 0.8) : this.domeOf(d);
        sum = add(sum, scale(seen, 1 / RAYS));
      }
      return sum;
    };
    const AXES: readonly Vec3[] = [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 1, 0],
      [0, -1, 0],
      [0, 0, 1],
      [0, 0, -1],
    ];
    this.cube.push(...AXES.map(gather));
  }
}
