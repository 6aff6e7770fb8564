import type { FaceRoom, Graphic, TailRoom } from '../body/body-plan.ts';
import { intakePoints, lampPoints, MIDDLE, plateRecess, squares, stroke, type Face } from './face.ts';

const brow = (y: number) => 0.03 + 0.03 * (y / 0.9) ** 2;

const visor = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: lampPoints(room, [
    MIDDLE,
    -0.034,
    0.002,
    0.55,
    -0.03,
    0.2,
    0.86,
    0.006,
    0.12,
    0.968,
    0.062,
    0.02,
    0.955,
    0.086,
    0.02,
    0.6,
    0.052,
    0.2,
    MIDDLE,
    0.044,
    0.002,
  ]),
  material: 'gloss',
  depth: 0.007,
  inlays: [
    stroke(room, { from: MIDDLE, to: 0.93, half: 0.0024, height: brow }, 'drl'),
    ...squares(
      room,
      {
        at: [0, 1, 2, 3, 4].map((i): [number, number] => [0.56 + 0.058 * i, -0.012 + 0.0095 * i]),
        size: [0.036, 0.015],
        lean: 0.005,
      },
      'led',
    ),
  ],
});

const slot = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: intakePoints(room, [
    MIDDLE,
    0.06,
    0.004,
    0.52,
    0.06,
    0.04,
    0.66,
    0.2,
    0.02,
    0.52,
    0.2,
    0.05,
    MIDDLE,
    0.18,
    0.004,
  ]),
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.03,
});

const airCurtain = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.1,
  points: intakePoints(room, [0.79, 0.34, 0.006, 0.815, 0.34, 0.006, 0.87, 1.1, 0.006, 0.852, 1.1, 0.006]),
  material: 'gap',
  wallMaterial: 'paint',
  depth: 0.03,
});

const tailPanel = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit + 0.05,
  points: lampPoints(room, [
    MIDDLE,
    -0.034,
    0.002,
    0.6,
    -0.026,
    0.2,
    0.975,
    0.002,
    0.015,
    0.98,
    0.045,
    0.015,
    0.6,
    0.04,
    0.2,
    MIDDLE,
    0.034,
    0.002,
  ]),
  material: 'gloss',
  depth: 0.006,
  inlays: [
    stroke(room, { from: MIDDLE, to: 0.94, half: 0.0032, height: (y) => 0.019 + 0.009 * (y / 0.9) ** 2 }, 'tail'),
    ...squares(
      room,
      {
        at: [0, 1, 2, 3, 4].map((i): [number, number] => [0.55 + 0.066 * i, -0.012 + 0.003 * i]),
        size: [0.042, 0.014],
        lean: 0.002,
      },
      'tail',
    ),
  ],
});

/** Yunji: a black visor with a hairline above and five points of light on each side; almost no intake. */
export const YUNJI_FACE: Face = {
  front: (room) => [visor(room), slot(room), airCurtain(room)],
  rear: (room) => [tailPanel(room), plateRecess(room)],
};
