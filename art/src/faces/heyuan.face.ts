import type { FaceRoom, Graphic, TailRoom } from '../body/body-plan.ts';
import type { Point } from '../geometry/outline.ts';
import { intakePoints, lampPoints, MIDDLE, plateRecess, squares, type Face } from './face.ts';

/** Rounded square around a middle. */
function tile(
  room: { lampZ: number; breadth: number },
  [y, z]: readonly [number, number],
  half: readonly [number, number],
): Point[] {
  const [w, h] = half;
  const r = Math.min(w, h) * 0.72;
  return lampPoints(room, [y - w, z - h, r, y + w, z - h + 0.008, r, y + w + 0.012, z + h + 0.01, r, y - w, z + h, r]);
}

const ringLamp = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.1,
  points: tile(room, [0.72, 0], [0.13, 0.072]),
  material: 'drl',
  depth: 0.008,
  cover: true,
  inlays: [
    ...squares(
      room,
      {
        at: [
          [0.645, -0.02],
          [0.735, -0.015],
        ],
        size: [0.055, 0.036],
        lean: 0.004,
      },
      'led',
    ),
    { points: tile(room, [0.721, 0.001], [0.113, 0.058]), material: 'gloss', depth: 0.006, radius: 0.02 },
  ],
});

const link = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit,
  points: lampPoints(room, [MIDDLE, -0.018, 0.002, 0.565, -0.014, 0.006, 0.565, 0.02, 0.006, MIDDLE, 0.018, 0.002]),
  material: 'gloss',
  depth: 0.004,
});

const smile = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.05,
  points: intakePoints(room, [
    MIDDLE,
    0.04,
    0.004,
    0.46,
    0.06,
    0.06,
    0.66,
    0.42,
    0.05,
    0.6,
    0.56,
    0.05,
    0.42,
    0.4,
    0.08,
    MIDDLE,
    0.36,
    0.004,
  ]),
  material: 'trim',
  wallMaterial: 'trim',
  depth: 0.03,
  inlays: Array.from({ length: 8 }, (_, i) => ({
    points: intakePoints(room, [
      0.01 + 0.055 * i,
      0.12,
      0.008,
      0.045 + 0.055 * i,
      0.12,
      0.008,
      0.045 + 0.055 * i,
      0.26,
      0.008,
      0.01 + 0.055 * i,
      0.26,
      0.008,
    ]),
    material: 'gap' as const,
  })),
});

const fogLamp = (room: FaceRoom): Graphic => ({
  view: 'front',
  limit: room.limit - 0.15,
  points: intakePoints(room, [0.76, 0.34, 0.03, 0.84, 0.4, 0.03, 0.86, 0.62, 0.03, 0.78, 0.58, 0.03]),
  material: 'gloss',
  depth: 0.012,
});

const tailRing = (room: TailRoom): Graphic => ({
  view: 'rear',
  limit: room.limit - 0.3,
  points: lampPoints(room, [0.74, -0.13, 0.03, 0.97, -0.12, 0.02, 0.97, 0.13, 0.02, 0.77, 0.11, 0.04]),
  material: 'tail',
  depth: 0.008,
  inlays: [
    {
      points: lampPoints(room, [0.757, -0.113, 0.02, 0.99, -0.104, 0.01, 0.99, 0.114, 0.01, 0.786, 0.094, 0.03]),
      material: 'redLens',
      depth: 0.004,
      radius: 0.02,
    },
  ],
});

/** Heyuan: rings of light with round corners, and a mouth that smiles a little. */
export const HEYUAN_FACE: Face = {
  front: (room) => [ringLamp(room), link(room), smile(room), fogLamp(room)],
  rear: (room) => [tailRing(room), plateRecess(room)],
};
