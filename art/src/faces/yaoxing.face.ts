import type { FaceRoom, Graphic, TailRoom } from '../body/body-plan.ts';
import { intakePoints, lampPoints, MIDDLE, plateRecess, squares, stroke, type Face } from './face.ts';

const lift = (y: number) => 0.03 + 0.085 * Math.max(0, (y - 0.36) / 0.6) ** 1.5;

const wing = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.1,
  points: lampPoints(
    room,
    [
      0.34, 0.018, 0.006, 0.68, 0.046, 0.1, 0.97, 0.104, 0.006, 0.975, 0.132, 0.006, 0.68, 0.076, 0.1, 0.34, 0.042,
      0.006,
    ],
  ),
  material: 'gloss',
  depth: 0.008,
  inlays: [stroke(room, { from: 0.37, to: 0.94, half: 0.0052, height: (y) => lift(y) + 0.001 }, 'drl')],
});

const lampStack = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.1,
  points: lampPoints(
    room,
    [0.69, -0.17, 0.02, 0.8, -0.17, 0.03, 0.9, -0.05, 0.03, 0.885, -0.012, 0.02, 0.72, -0.03, 0.025],
  ),
  material: 'gloss',
  depth: 0.016,
  cover: true,
  inlays: squares(
    room,
    {
      at: [
        [0.735, -0.068],
        [0.735, -0.103],
        [0.735, -0.138],
      ],
      size: [0.07, 0.02],
      lean: 0.004,
    },
    'led',
  ),
});

const lowerIntake = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: intakePoints(room, [MIDDLE, 0, 0.01, 0.6, 0, 0.04, 0.7, 0.3, 0.03, 0.6, 0.42, 0.05, MIDDLE, 0.36, 0.01]),
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.035,
  inlays: Array.from({ length: 9 }, (_, i) => ({
    points: intakePoints(room, [
      0.03 + 0.06 * i,
      0.06,
      0.001,
      0.05 + 0.06 * i,
      0.06,
      0.001,
      0.062 + 0.06 * i,
      0.3,
      0.001,
      0.042 + 0.06 * i,
      0.3,
      0.001,
    ]),
    material: 'gap' as const,
    radius: 0.001,
  })),
});

const tailBracket = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit + 0.15,
  points: lampPoints(
    room,
    [
      0.46, 0.005, 0.006, 0.83, 0.012, 0.02, 0.855, -0.12, 0.02, 0.97, -0.13, 0.01, 0.985, 0.065, 0.01, 0.8, 0.052,
      0.05, 0.46, 0.038, 0.006,
    ],
  ),
  material: 'gloss',
  depth: 0.006,
  inlays: [
    stroke(
      room,
      { from: 0.49, to: 0.93, half: 0.0062, height: (y) => 0.022 + 0.018 * Math.max(0, (y - 0.49) / 0.46) },
      'tail',
    ),
    {
      points: lampPoints(room, [0.873, -0.105, 0.002, 0.887, -0.105, 0.002, 0.887, 0.02, 0.002, 0.873, 0.02, 0.002]),
      material: 'tail',
      radius: 0.002,
    },
    {
      points: lampPoints(room, [0.908, -0.105, 0.002, 0.918, -0.105, 0.002, 0.918, 0.01, 0.002, 0.908, 0.01, 0.002]),
      material: 'tail',
      radius: 0.002,
    },
  ],
});

const tailLink = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit,
  points: lampPoints(room, [MIDDLE, 0.014, 0.002, 0.45, 0.016, 0.002, 0.45, 0.029, 0.002, MIDDLE, 0.027, 0.002]),
  material: 'gloss',
  depth: 0.004,
});

/** Yaoxing: a wing of light over a stack of three lamps; the nose between them is closed. */
export const YAOXING_FACE: Face = {
  front: (room) => [wing(room), lampStack(room), lowerIntake(room)],
  rear: (room) => [tailBracket(room), tailLink(room), plateRecess(room)],
};
