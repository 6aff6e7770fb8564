import type { Colour } from '../studio/materials.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Haze, Sky } from './sky.ts';

/** A rectangle of light at a finite distance; edges fade over `softU` and `softV`. Lengths are half-sizes in metres. */
export interface SoftBox {
  centre: Vec3;
  normal: Vec3;
  u: Vec3;
  v: Vec3;
  halfU: number;
  halfV: number;
  softU: number;
  softV: number;
  power: number;
  colour: Colour;
  /** Brighter towards +v by this share. */
  gradient: number;
  /** A black flag takes light away: its power is below zero. */
  flag: boolean;
}

/** A lamp inside a scene that casts shadows: a rectangle that shines along its normal. */
export interface AreaLamp {
  centre: Vec3;
  /** Half-sides. */
  u: Vec3;
  v: Vec3;
  normal: Vec3;
  colour: Colour;
  power: number;
}

/** Light from far away by direction. */
export interface Dome {
  base: number;
  zenith: number;
  colour: Colour;
  glow: number;
  glowWidth: number;
  glowColour: Colour;
}

/** The endless floor. */
export interface Ground {
  albedo: number;
  colour: Colour;
  lift: number;
  /** Radius of the pool of light, metres; 0 for an evenly lit floor. */
  pool: number;
  /** Mirror share head on and at grazing angles. */
  mirror: readonly [number, number];
  rough: number;
  /** How quickly reflections fade with height, per metre. */
  fade: number;
  /** How much of the background the floor mirrors. */
  backdrop: number;
  far: number;
  /** Between these distances from the camera the floor turns into the background. */
  blend: readonly [number, number];
  /** Light outside the measured area. */
  outside: number;
  /** Below this half width, plain parts seen in a mirror are in the shadow of the car. */
  under: number;
  /** How far from the middle the floor mirrors things, metres; 9 and 12 when not given. */
  reach?: readonly [number, number];
  /** How near things shade the floor, metres, so that a roof does not; 12 when not given. */
  shade?: number;
}

export interface Backdrop {
  top: Colour;
  horizon: Colour;
  fall: number;
  glow: number;
  glowWidth: number;
  glowColour: Colour;
}

export interface Rig {
  boxes: readonly SoftBox[];
  lamps: readonly AreaLamp[];
  dome: Dome;
  ground: Ground;
  backdrop: Backdrop;
  exposure: number;
  tone: 'film' | 'soft' | 'day';
  /** Open air: it takes the place of boxes, dome, backdrop and floor; the ground is geometry then. */
  sky?: Sky;
  haze?: Haze | undefined;
  /** How far matt things look for what keeps light away, metres: in a built-up room 6, as usual, would be all grain. */
  near?: number;
  /** Lamps of vehicles are dimmer where the room is bright. */
  bright: boolean;
  /** Area of the floor that is measured for shadows: half-sizes in metres. */
  shadowArea: readonly [number, number];
}

export interface Camera {
  from: Vec3;
  at: Vec3;
  /** Vertical angle of view, degrees. */
  fov: number;
  /** Moves the picture in parts of its half width and height, like a shift lens. */
  shift?: readonly [number, number];
}
