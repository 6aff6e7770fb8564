import type { FaceRoom, Graphic, Inlay, TailRoom } from '../body/body-plan.ts';
import { intakePoints, lampPoints, MIDDLE, plateRecess, slats, squares, stroke, type Face } from './face.ts';

const sag = (depth: number) => (y: number) => depth * (y / 0.6) ** 2;

const lampLights = (room: FaceRoom): Inlay[] => [
  stroke(room, { from: MIDDLE, to: 0.6, half: 0.0042, height: sag(0.014) }, 'drl'),
  {
    points: lampPoints(
      room,
      [
        0.6, 0.009, 0.004, 0.92, 0.027, 0.004, 0.945, 0.075, 0.004, 0.93, 0.081, 0.004, 0.9, 0.043, 0.004, 0.62, 0.021,
        0.004,
      ],
    ),
    material: 'drl',
    radius: 0.004,
  },
  ...squares(
    room,
    {
      at: [
        [0.655, 0.034],
        [0.715, 0.038],
        [0.775, 0.043],
      ],
      size: [0.044, 0.018],
      lean: 0.004,
    },
    'led',
  ),
];

const lampLine = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit,
  points: lampPoints(room, [
    MIDDLE,
    -0.01,
    0.002,
    0.62,
    -0.001,
    0.05,
    0.9,
    0.014,
    0.01,
    0.96,
    0.094,
    0.02,
    0.66,
    0.06,
    0.05,
    0.56,
    0.023,
    0.03,
    MIDDLE,
    0.009,
    0.002,
  ]),
  material: 'gloss',
  depth: 0.01,
  cover: true,
  inlays: lampLights(room),
});

const lowerIntake = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: intakePoints(room, [
    MIDDLE,
    0,
    0.01,
    0.62,
    0,
    0.03,
    0.755,
    0.17,
    0.04,
    0.81,
    1,
    0.02,
    0.86,
    1,
    0.02,
    0.8,
    0.43,
    0.04,
    0.6,
    0.55,
    0.06,
    MIDDLE,
    0.55,
    0.01,
  ]),
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.03,
  inlays: slats(room, { shares: [0.14, 0.28, 0.42], to: 0.62, half: 0.0035 }, 'chromeDark'),
});

const tailBar = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit,
  points: lampPoints(room, [
    MIDDLE,
    -0.026,
    0.002,
    0.5,
    -0.02,
    0.2,
    0.98,
    -0.004,
    0.01,
    0.98,
    0.048,
    0.01,
    0.5,
    0.032,
    0.2,
    MIDDLE,
    0.026,
    0.002,
  ]),
  material: 'gloss',
  depth: 0.006,
  inlays: [
    stroke(room, { from: MIDDLE, to: 0.93, half: 0.0075, height: (y) => 0.007 + 0.02 * (y / 0.9) ** 2 }, 'tail'),
    stroke(room, { from: 0.42, to: 0.9, half: 0.0035, height: (y) => -0.012 + 0.02 * (y / 0.9) ** 2 }, 'tail'),
  ],
});

/** Chenyue: one line of light from wing to wing. */
export const CHENYUE_FACE: Face = {
  front: (room) => [lampLine(room), lowerIntake(room)],
  rear: (room) => [tailBar(room), plateRecess(room)],
};
