import { battery } from '../drawings/battery.ts';
import { bodyScan, moved } from '../drawings/car-scan.ts';
import { electricMotor } from '../drawings/electric-motor.ts';
import { platformParts } from '../drawings/platform.ts';
import { INK, type Figure, type Sheet } from '../drawings/sheet.ts';
import { ghost } from '../drawings/ghost.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { CONCEPT } from '../vehicles/concept.ts';

/** 0 to 1 with a soft start and end. */
export const ease = (value: number) => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * t * (t * (6 * t - 15) + 10);
};

/** How far a time is between two others, eased. */
export const between = (time: number, [from, to]: readonly [number, number]) => ease((time - from) / (to - from));

const mapped = (figures: readonly Figure[], move: (point: Vec3) => Vec3): Figure[] =>
  figures.map((figure) => ({ ...figure, points: figure.points.map(move) }));

const faded = (figures: readonly Figure[], share: number): Figure[] =>
  share <= 0.01 ? [] : figures.map((figure) => ({ ...figure, opacity: (figure.opacity ?? 1) * share }));

/** A camera that walks round what it looks at; degrees. */
export function orbit(sheet: Sheet, degrees: number, nearer = 1): Sheet {
  const { from, at } = sheet.camera;
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [from[0] - at[0], from[1] - at[1]];
  const turned: Vec3 = [
    at[0] + nearer * (x * Math.cos(angle) - y * Math.sin(angle)),
    at[1] + nearer * (x * Math.sin(angle) + y * Math.cos(angle)),
    at[2] + nearer * (from[2] - at[2]),
  ];
  return { ...sheet, camera: { ...sheet.camera, from: turned } };
}

/** A drawing that many frames are made from. */
function cached<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const STILL = { battery: cached(battery), motor: cached(electricMotor), platform: cached(platformParts) };

/** The battery, its layers `open` from 0, closed, to 1. */
export function openBattery(open: number): Sheet {
  const sheet = STILL.battery();
  const spread = 0.2 + 0.8 * open;
  return { ...sheet, figures: mapped(sheet.figures, ([x, y, z]) => [x, y, 0.1 + (z - 0.1) * spread]) };
}

/** The motor along its axis; the rotor and gears have turned by `turn`, radians. */
export function turningMotor(turn: number): Sheet {
  const sheet = STILL.motor();
  const rotor = (x: number, z: number) => x > 0.08 && x < 0.85 && z > -0.1;
  const figures = sheet.figures.map((figure) => {
    const { points } = figure;
    const [x, , z] = points.reduce((sum, p): Vec3 => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]], [0, 0, 0]);
    if (figure.layer === 7 || !rotor(x / points.length, z / points.length)) return figure;
    return { ...figure, points: points.map(([px, y, pz]): Vec3 => [px, ...spun(y, pz - 0.2, turn)]) };
  });
  return { ...sheet, figures };
}

const spun = (y: number, z: number, angle: number): readonly [number, number] => [
  y * Math.cos(angle) - z * Math.sin(angle),
  0.2 + y * Math.sin(angle) + z * Math.cos(angle),
];

/** When parts of the platform begin to move and when they stand, shares of the shot. */
export const ASSEMBLY = { floor: [0, 0.26], drives: [0.22, 0.5], wheels: [0.44, 0.7], body: [0.68, 0.96] } as const;

/** The platform comes together, `time` from 0 to 1: battery, drives, wheels, the line of the body. */
export function assembling(time: number): Sheet {
  const { sheet, floor, drives, corners, body } = STILL.platform();
  const rise = 1 - between(time, ASSEMBLY.floor);
  const apart = 1 - between(time, ASSEMBLY.drives);
  const out = 1 - between(time, ASSEMBLY.wheels);
  const above = 1 - between(time, ASSEMBLY.body);
  const figures = [
    ...faded(moved(floor, [0, 0, -0.9 * rise]), 1 - rise),
    ...faded(
      mapped(drives, ([x, y, z]) => [x + Math.sign(x) * 1.5 * apart, y, z]),
      1 - apart,
    ),
    ...faded(
      mapped(corners, ([x, y, z]) => [x, y + Math.sign(y) * 1.3 * out, z]),
      1 - out,
    ),
    ...faded(moved(body, [0, 0, 1.2 * above]), 1 - above),
  ];
  return { ...sheet, figures };
}

const STEP = 0.045;
const SCAN = { from: -2.78, to: 2.44 };

/** The S1 as a scan; a bright section goes from the nose to the tail and back, `time` from 0 to 1. */
export function sweptScan(): (time: number) => Sheet {
  const still = bodyScan('chenyue-s1', STEP);
  const sections = ghost(CONCEPT, { step: STEP, opacity: 1, layer: 1, arches: true });
  const middle = (SCAN.from + SCAN.to) / 2;
  return (time) => {
    const x = middle + 0.5 * (SCAN.to - SCAN.from) * Math.cos(2 * Math.PI * time);
    const bright = sections.flatMap((figure) => {
      const near = 1 - Math.abs((figure.points[0]?.[0] ?? 0) - x) / 0.16;
      return near > 0 ? [{ ...figure, stroke: INK.kiln, width: 0.6 + 2.4 * near, opacity: near }] : [];
    });
    return {
      width: 1280,
      height: 720,
      camera: { from: [7, -5.6, 2.1], at: [0, 0, 0.62], fov: 20.5 },
      figures: [...still, ...bright],
    };
  };
}
