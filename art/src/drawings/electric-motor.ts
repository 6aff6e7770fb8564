import type { Vec3 } from '../geometry/vector.ts';
import { route } from '../geometry/table.ts';
import { INK, type Figure, type Sheet } from './sheet.ts';
import { drumFigures, line, ring } from './solids.ts';

const SIZE = { width: 1280, height: 720 };

const X: Vec3 = [1, 0, 0];

/** Teeth of a gear wheel as a ring of small boxes. */
function gear(at: Vec3, radius: number, layer: number): Figure[] {
  const teeth = Array.from({ length: 36 }, (_, i): Figure => {
    const angle = (2 * Math.PI * i) / 36;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const place = (r: number, dx: number): Vec3 => [at[0] + dx, at[1] + r * c, at[2] + r * s];
    return {
      points: [place(radius, -0.03), place(radius * 1.07, -0.03), place(radius * 1.07, 0.03), place(radius, 0.03)],
      closed: true,
      stroke: INK.line,
      width: 0.9,
      fill: INK.pale,
      layer,
    };
  });
  return [
    ...drumFigures({ at, radius, bore: radius * 0.35, half: 0.03, axis: X }, { colour: INK.pale, layer }),
    ...teeth,
  ];
}

/** Magnets along the rotor. */
const MAGNETS = Array.from({ length: 16 }, (_, i): Figure => {
  const angle = (2 * Math.PI * i) / 16;
  const at = (dx: number, r: number): Vec3 => [0.3 + dx, r * Math.cos(angle), 0.2 + r * Math.sin(angle)];
  return line([at(-0.16, 0.212), at(0.16, 0.212)], { stroke: INK.kiln, width: 2, opacity: 0.8, layer: 4 });
});

/** Motor taken apart along its axle: housing, stator with windings, rotor, reduction gear. */
export function electricMotor(): Sheet {
  const windings = [-0.17, 0.17].flatMap((dx) =>
    [0.25, 0.275, 0.3].map((r): Figure => ({
      points: ring({ at: [-0.42 + dx, 0, 0.2], radius: r, axis: X }),
      closed: true,
      stroke: INK.copper,
      width: 7,
      layer: 1,
    })),
  );
  const slots = Array.from({ length: 48 }, (_, i): Figure => {
    const angle = (2 * Math.PI * i) / 48;
    const at = (dx: number): Vec3 => [-0.42 + dx, 0.345 * Math.cos(angle), 0.2 + 0.345 * Math.sin(angle)];
    return line([at(-0.15), at(0.15)], { stroke: INK.line, width: 0.7, opacity: 0.45, layer: 2 });
  });
  return {
    ...SIZE,
    camera: { from: [2.5, -4.6, 1.9], at: [0.02, 0, 0.16], fov: 24 },
    figures: [
      ...drumFigures(
        { at: [-1.12, 0, 0.2], radius: 0.4, bore: 0.3, half: 0.14, axis: X },
        { colour: INK.steel, layer: 0 },
      ),
      ...Array.from({ length: 9 }, (_, i): Figure => ({
        points: ring({ at: [-1.24 + i * 0.03, 0, 0.2], radius: 0.41, axis: X }),
        closed: true,
        stroke: INK.line,
        width: 0.8,
        opacity: 0.5,
        layer: 0,
      })),
      ...windings,
      ...drumFigures(
        { at: [-0.42, 0, 0.2], radius: 0.34, bore: 0.235, half: 0.15, axis: X },
        { colour: INK.pale, layer: 1 },
      ),
      ...slots,
      ...drumFigures({ at: [0.3, 0, 0.2], radius: 0.21, half: 0.17, axis: X }, { colour: INK.steel, layer: 3 }),
      ...MAGNETS,
      ...drumFigures({ at: [0.62, 0, 0.2], radius: 0.045, half: 0.15, axis: X }, { colour: '#9fb0bf', layer: 5 }),
      ...gear([0.95, 0, 0.2], 0.13, 6),
      ...gear([0.95, 0.12, -0.16], 0.24, 5),
      line(route([-1.5, 0, 0.2, 1.45, 0, 0.2]), { stroke: INK.kiln, width: 1, opacity: 0.8, layer: 7 }),
    ],
  };
}
