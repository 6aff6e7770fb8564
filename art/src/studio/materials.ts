import type { Vec3 } from '../geometry/vector.ts';
import type { GrainName } from '../tracer/grain.ts';
import { OUTDOORS } from './outdoor-materials.ts';
import { SITE } from './site-materials.ts';

/** Linear RGB. */
export type Colour = Vec3;

export interface PaintMaterial {
  kind: 'paint';
  colour: Colour;
  /** 0 is a solid colour, 1 all flakes. */
  metal: number;
  rough: number;
}
export interface PlainMaterial {
  kind: 'plain';
  colour: Colour;
  metal?: boolean;
  rough: number;
  /** Mirror share seen head on, for what is not metal. */
  gloss?: number;
  /** How much of the environment's light reaches it when it is only seen in a mirror. */
  ambient?: number;
  /** Its back is the dark inside of the car. */
  lined?: boolean;
  /** How it varies from place to place. */
  grain?: GrainName;
}
export interface GlassMaterial {
  kind: 'glass';
  tint: Colour;
}
export interface LightMaterial {
  kind: 'light';
  colour: Colour;
  power: number;
  /** Behind a clear cover. */
  covered?: boolean;
  /** Its back is the dark inside of the car. */
  lined?: boolean;
}
export type Material = PaintMaterial | PlainMaterial | GlassMaterial | LightMaterial;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** `0xrrggbb` as linear light. */
export const fromHex = (hex: number): Colour => [
  channel(((hex >> 16) & 255) / 255),
  channel(((hex >> 8) & 255) / 255),
  channel((hex & 255) / 255),
];

const flakes = (hex: number, metal = 0.8, rough = 0.44): PaintMaterial => ({
  kind: 'paint',
  colour: fromHex(hex),
  metal,
  rough,
});

/** Paints of the group's vehicles. */
export const PAINTS = {
  silver: flakes(0xbfc5ca, 0.82),
  graphite: flakes(0x4a5058, 0.85, 0.42),
  night: flakes(0x1d3f63),
  ocean: flakes(0x2a5f86),
  kiln: flakes(0xc8441c, 0.55, 0.4),
  wine: flakes(0x7a1f2b, 0.62, 0.4),
  plum: flakes(0x4e3350, 0.75, 0.42),
  pearl: flakes(0xe9e8e4, 0.12, 0.42),
  ivory: flakes(0xd9d3c4, 0.25, 0.42),
  jade: flakes(0x2f5f50),
  pine: flakes(0x23483c, 0.75, 0.42),
  moss: flakes(0x6b7560, 0.55, 0.42),
  sand: flakes(0xb7a386),
  champagne: flakes(0xcbb89a, 0.78),
  copper: flakes(0x9c5a3a, 0.78, 0.4),
  sky: flakes(0x8fb4c8, 0.5, 0.42),
  mint: flakes(0xa9c9b8, 0.25, 0.42),
  sun: flakes(0xd79a2b, 0.4, 0.4),
  black: flakes(0x0c0e11, 0.5, 0.35),
  frost: flakes(0x9fb6c6, 0.9, 0.37),
  steel: flakes(0x9aa3ab, 0.95, 0.5),
} satisfies Record<string, PaintMaterial>;
export type PaintName = keyof typeof PAINTS;

const plain = (colour: Colour, rough: number, more: Partial<PlainMaterial> = {}): PlainMaterial => ({
  kind: 'plain',
  colour,
  rough,
  ...more,
});
const grey = (value: number): Colour => [value, value, value];
const metal = (colour: Colour, rough: number) => plain(colour, rough, { metal: true });
const hidden = { gloss: 0.01, ambient: 0.15 };

const FIXED = {
  gloss: plain([0.004, 0.004, 0.005], 0.04, { gloss: 0.045 }),
  trim: plain([0.012, 0.012, 0.013], 0.5, { lined: true }),
  rubber: plain(grey(0.006), 0.6),
  gap: plain(grey(0.002), 0.8, { gloss: 0.01, ambient: 0.1 }),
  tyre: plain([0.014, 0.014, 0.015], 0.62, { gloss: 0.035 }),
  rimFace: metal([0.62, 0.64, 0.67], 0.3),
  rimEdge: metal([0.8, 0.81, 0.83], 0.2),
  rimDark: metal([0.07, 0.072, 0.078], 0.42),
  disc: metal([0.42, 0.42, 0.43], 0.36),
  caliper: plain(fromHex(0xd9481f), 0.3, { gloss: 0.05 }),
  caliperDark: plain([0.02, 0.02, 0.022], 0.3),
  well: plain(grey(0.004), 0.9, hidden),
  under: plain(grey(0.004), 0.9, { ...hidden, lined: true }),
  cabin: plain([0.05, 0.049, 0.05], 0.7, { gloss: 0.03 }),
  seat: plain([0.4, 0.36, 0.31], 0.7, { gloss: 0.03 }),
  plate: plain(grey(0.5), 0.4),
  chrome: metal([0.75, 0.76, 0.78], 0.08),
  chromeDark: metal([0.22, 0.22, 0.23], 0.12),
  satin: metal([0.45, 0.46, 0.48], 0.32),
  gold: metal([0.7, 0.46, 0.2], 0.28),
  block: metal([0.1, 0.105, 0.112], 0.4),
  swing: metal([0.3, 0.31, 0.33], 0.34),
  saddle: plain([0.022, 0.02, 0.019], 0.6),
  redLens: plain([0.1, 0.002, 0.002], 0.05, { gloss: 0.05 }),
  white: plain(grey(0.72), 0.5, { gloss: 0.04 }),
  wall: plain(grey(0.42), 0.7, { gloss: 0.03 }),
  darkWall: plain([0.028, 0.031, 0.036], 0.55, { gloss: 0.04 }),
  floorDark: plain([0.05, 0.054, 0.06], 0.22, { gloss: 0.05 }),
  orange: plain(fromHex(0xd9481f), 0.35, { gloss: 0.05 }),
  cell: plain([0.05, 0.12, 0.2], 0.35, { gloss: 0.05 }),
  cellTop: metal([0.55, 0.58, 0.62], 0.28),
  copperWire: metal([0.78, 0.36, 0.18], 0.25),
  cable: plain(fromHex(0xe0641f), 0.45, { gloss: 0.04 }),
  steelSheet: metal([0.5, 0.52, 0.54], 0.4),
  asphalt: plain([0.035, 0.036, 0.038], 0.85, { gloss: 0.02 }),
  sideGlass: { kind: 'glass', tint: [0.4, 0.43, 0.44] },
  screen: { kind: 'glass', tint: [0.72, 0.76, 0.75] },
  roofGlass: { kind: 'glass', tint: [0.14, 0.15, 0.16] },
  rearGlass: { kind: 'glass', tint: [0.32, 0.34, 0.35] },
  lens: { kind: 'glass', tint: [0.72, 0.73, 0.75] },
  // Unpainted bumpers and strips, and indicators that are not lit: cars of before 2005 have both.
  plastic: plain([0.03, 0.031, 0.033], 0.55, { gloss: 0.03, lined: true }),
  amberLens: plain([0.5, 0.15, 0.01], 0.06, { gloss: 0.05 }),
  ...OUTDOORS,
  ...SITE,
} satisfies Record<string, Material>;

type LampName = 'drl' | 'led' | 'tail' | 'amber' | 'strip' | 'screenGlow' | 'spark' | 'warm' | 'daylight' | 'signal';
export type MaterialName = 'paint' | keyof typeof FIXED | LampName;
export type MaterialNumber = Readonly<Record<MaterialName, number>>;

const light = (colour: Colour, power: number, covered = false): LightMaterial => ({
  kind: 'light',
  colour,
  power,
  covered,
});

const ofCar = (...of: Parameters<typeof light>): LightMaterial => ({ ...light(...of), lined: true });

/** On a light ground lamps must not outshine the room. */
const lamps = (bright: boolean): Record<LampName, LightMaterial> => ({
  drl: ofCar([0.86, 0.94, 1], bright ? 3.2 : 6),
  led: ofCar([0.86, 0.94, 1], bright ? 1.5 : 2, true),
  tail: ofCar([1, 0.028, 0.018], bright ? 2.2 : 3, true),
  amber: light([1, 0.35, 0.05], 0.9, true),
  strip: light([0.93, 0.97, 1], 5),
  screenGlow: light([0.35, 0.62, 1], 0.8),
  spark: light([0.75, 0.88, 1], 16),
  warm: light([1, 0.76, 0.5], 2.4),
  daylight: bright ? light([0.86, 0.94, 1], 1.5) : light([0.4, 0.62, 1], 0.3),
  signal: light([1, 0.16, 0.04], 2.2),
});

const NAMES = ['paint', ...Object.keys(FIXED), ...Object.keys(lamps(false))] as readonly MaterialName[];

/** Numbers by name: the same for every vehicle, so that a mesh does not know its paint. */
export const MATERIAL_NUMBERS = Object.fromEntries(NAMES.map((name, i) => [name, i])) as MaterialNumber;

/** The table that numbers point into. */
export function materialTable(paint: PaintName, bright: boolean): readonly Material[] {
  const table: Record<MaterialName, Material> = { paint: PAINTS[paint], ...FIXED, ...lamps(bright) };
  return NAMES.map((name) => table[name]);
}
