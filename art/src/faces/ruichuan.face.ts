import type { FaceRoom, Graphic, TailRoom } from '../body/body-plan.ts';
import { intakePoints, lampPoints, MIDDLE, plateRecess, squares, stroke, type Face } from './face.ts';

/** The bars lie where the grille's height allows, from the intake up to the lamps. */
function grille(room: FaceRoom): Graphic {
  const from = room.low + room.intake * 0.42;
  const to = room.lampZ + 0.035;
  const at = (share: number) => from + (to - from) * share;
  const bar = (share: number) => {
    const end = (0.3 + 0.085 * Math.sin(Math.PI * share)) * room.breadth;
    const z = at(share);
    return {
      points: [
        [MIDDLE, z - 0.0055],
        [end, z - 0.0055],
        [end, z + 0.0055],
        [MIDDLE, z + 0.0055],
      ] as [number, number][],
      material: 'chrome' as const,
      radius: 0.001,
    };
  };
  const hexagon = (inset: number) => {
    const w = room.breadth;
    return [
      [MIDDLE, at(0) + inset, 0.002],
      [(0.31 - inset) * w, at(0) + inset, 0.02],
      [(0.42 - inset) * w, at(0.52), 0.03],
      [(0.36 - inset) * w, at(1) - inset, 0.02],
      [MIDDLE, at(1) - inset + 0.012, 0.002],
    ] as [number, number, number][];
  };
  return {
    view: 'front',
    limit: room.limit,
    points: hexagon(0),
    material: 'chrome',
    depth: 0.006,
    inlays: [
      ...[0.16, 0.3, 0.44, 0.58, 0.72, 0.86].map(bar),
      { points: hexagon(0.016), material: 'gloss', depth: 0.012, radius: 0.012 },
    ],
  };
}

const hookLamp = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: lampPoints(
    room,
    [
      0.455, -0.03, 0.012, 0.88, -0.012, 0.03, 0.968, 0.07, 0.015, 0.94, 0.088, 0.015, 0.66, 0.06, 0.05, 0.475, 0.044,
      0.012,
    ],
  ),
  material: 'gloss',
  depth: 0.012,
  cover: true,
  inlays: [
    stroke(
      room,
      { from: 0.49, to: 0.88, half: 0.0052, height: (y) => -0.014 + 0.022 * ((y - 0.49) / 0.39) ** 2 },
      'drl',
    ),
    {
      points: lampPoints(room, [0.482, -0.004, 0.002, 0.494, -0.004, 0.002, 0.506, 0.034, 0.002, 0.494, 0.034, 0.002]),
      material: 'drl',
      radius: 0.002,
    },
    ...squares(
      room,
      {
        at: [
          [0.56, 0.012],
          [0.65, 0.018],
          [0.74, 0.026],
        ],
        size: [0.06, 0.024],
        lean: 0.004,
      },
      'led',
    ),
  ],
});

const cornerIntake = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.1,
  points: intakePoints(room, [0.6, 0.18, 0.02, 0.76, 0.22, 0.03, 0.86, 0.86, 0.02, 0.8, 0.86, 0.03, 0.66, 0.5, 0.03]),
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.03,
});

const lowerIntake = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: intakePoints(room, [MIDDLE, 0, 0.004, 0.56, 0, 0.02, 0.5, 0.26, 0.03, MIDDLE, 0.24, 0.004]),
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.03,
});

const tailLamp = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit + 0.1,
  points: lampPoints(
    room,
    [0.4, -0.03, 0.012, 0.72, -0.06, 0.03, 0.97, -0.05, 0.02, 0.98, 0.05, 0.02, 0.72, 0.044, 0.05, 0.4, 0.03, 0.012],
  ),
  material: 'redLens',
  depth: 0.01,
  inlays: [
    stroke(room, { from: 0.44, to: 0.93, half: 0.006, height: (y) => 0.014 + 0.012 * ((y - 0.44) / 0.5) }, 'tail'),
    stroke(room, { from: 0.66, to: 0.93, half: 0.006, height: () => -0.036 }, 'tail'),
    {
      points: lampPoints(room, [0.44, -0.02, 0.002, 0.455, -0.02, 0.002, 0.455, 0.01, 0.002, 0.44, 0.01, 0.002]),
      material: 'tail',
      radius: 0.002,
    },
  ],
});

const chromeStrip = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit,
  points: lampPoints(room, [MIDDLE, -0.008, 0.002, 0.38, -0.008, 0.004, 0.38, 0.014, 0.004, MIDDLE, 0.014, 0.002]),
  material: 'chrome',
  wallMaterial: 'chromeDark',
  depth: 0.002,
});

/** Ruichuan: a grille with chrome bars and lamps with an inner hook, for people who like a car to look like one. */
export const RUICHUAN_FACE: Face = {
  front: (room) => [grille(room), hookLamp(room), cornerIntake(room), lowerIntake(room)],
  rear: (room) => [tailLamp(room), chromeStrip(room), plateRecess(room)],
};
