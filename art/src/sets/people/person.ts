import { capped, loft, type Section } from '../../geometry/loft.ts';
import { pillow, tube } from '../../geometry/primitives.ts';
import { Soup, turnY } from '../../geometry/soup.ts';
import { add, mix, subtract, unit, type Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import type { Arm, Leg, Pose } from './gait.ts';

/** What somebody wears. */
export interface Outfit {
  jacket: MaterialName;
  trousers: MaterialName;
  shoes?: MaterialName;
  helmet?: MaterialName;
  /** Bands of a works jacket that are seen from afar. */
  bands?: MaterialName;
  /** To the shoulders. */
  isHairLong?: true;
}

const ACROSS: Vec3 = [0, 1, 0];

/** Height, half width and half depth of a jacket from its hem to its collar, and how far it stands ahead. */
const JACKET: readonly (readonly [z: number, across: number, deep: number, ahead: number])[] = [
  [0.83, 0.172, 0.118, -0.005],
  [0.92, 0.168, 0.118, -0.005],
  [1.06, 0.152, 0.11, 0],
  [1.2, 0.168, 0.122, 0.004],
  [1.32, 0.192, 0.124, 0],
  [1.4, 0.196, 0.108, -0.008],
  [1.45, 0.15, 0.085, -0.012],
  [1.485, 0.085, 0.066, -0.01],
  [1.52, 0.06, 0.058, -0.004],
];

const sectionsOf = (rows: typeof JACKET, { rise, lean }: Pose): Section[] =>
  rows.map(([z, across, deep, ahead]) => ({
    at: [ahead + lean * Math.max(0, (z - 0.9) / 0.6), 0, z + rise],
    across,
    deep,
  }));

function addTrunk(soup: Soup, pose: Pose, { jacket, trousers, bands }: Outfit) {
  const body = sectionsOf(JACKET, pose);
  soup.place(loft(body, { side: ACROSS, segments: 14 }), MATERIAL_NUMBERS[jacket]);
  const seat: Section[] = [0.8, 0.86, 0.94].map((z, i) => ({
    at: [-0.01, 0, z + pose.rise],
    across: [0.12, 0.158, 0.15][i],
    deep: [0.09, 0.112, 0.1][i],
  }));
  soup.place(loft(capped(seat, 0.03), { side: ACROSS, segments: 9 }), MATERIAL_NUMBERS[trousers]);
  if (!bands) return;
  for (const z of [1.02, 1.17]) {
    const rows = [z, z + 0.05].map((height) => [height, 0.176, 0.131, 0.002] as const);
    soup.place(loft(sectionsOf(rows, pose), { side: ACROSS, segments: 14 }), MATERIAL_NUMBERS[bands]);
  }
}

function addLeg(soup: Soup, { hip, knee, ankle, pitch }: Leg, { trousers, shoes = 'safetyBlack' }: Outfit) {
  const top = add(hip, [0, 0, 0.03]);
  const path = [top, mix(hip, knee, 0.5), knee, mix(knee, ankle, 0.5), add(ankle, [0, 0, -0.02])];
  const wide = (share: number) => 0.094 - 0.042 * Math.min(1, share * 1.15) + 0.006 * Math.sin(Math.PI * share);
  soup.place(tube(path, { radius: wide, segments: 9 }), MATERIAL_NUMBERS[trousers]);
  const turn = turnY(pitch);
  const [x, , z] = turn([0.062, 0, -0.046]);
  soup.place(pillow([0.135, 0.047, 0.038], { exponent: 3.2, steps: 10 }), MATERIAL_NUMBERS[shoes], {
    at: add(ankle, [x, 0, z]),
    turn,
  });
}

function addArm(soup: Soup, { shoulder, elbow, hand }: Arm, { jacket }: Outfit) {
  const root = add(shoulder, [0, -0.02 * Math.sign(shoulder[1]), 0.01]);
  const path = [root, mix(shoulder, elbow, 0.5), elbow, mix(elbow, hand, 0.5), hand];
  soup.place(tube(path, { radius: (share) => 0.062 - 0.024 * share, segments: 9 }), MATERIAL_NUMBERS[jacket]);
  const onwards = unit(subtract(hand, elbow));
  const palm: Section[] = [0, 0.05, 0.1].map((far, i) => ({
    at: add(hand, [onwards[0] * far, onwards[1] * far, onwards[2] * far]),
    across: [0.02, 0.024, 0.018][i],
    deep: [0.028, 0.042, 0.034][i],
  }));
  soup.place(loft(capped(palm, 0.03), { side: ACROSS, segments: 9 }), MATERIAL_NUMBERS.skin);
}

function addHead(soup: Soup, pose: Pose, { helmet, isHairLong }: Outfit) {
  const at: Vec3 = [pose.lean + 0.018, 0, 1.63 + pose.rise];
  const ball = (half: Vec3, [offset, material]: readonly [Vec3, MaterialName]) =>
    soup.place(pillow(half, { exponent: 2.15, steps: 11 }), MATERIAL_NUMBERS[material], { at: add(at, offset) });
  const neck: Vec3[] = [
    [pose.lean - 0.012, 0, 1.47 + pose.rise],
    [pose.lean, 0, 1.58 + pose.rise],
  ];
  soup.place(tube(neck, { radius: 0.054, segments: 9 }), MATERIAL_NUMBERS.skin);
  ball([0.094, 0.074, 0.118], [[0, 0, 0], 'skin']);
  ball([0.024, 0.014, 0.024], [[0.09, 0, -0.02], 'skin']);
  ball([0.098, 0.084, 0.1], [[-0.022, 0, 0.032], 'hair']);
  if (isHairLong) ball([0.06, 0.09, 0.15], [[-0.052, 0, -0.05], 'hair']);
  if (!helmet) return;
  ball([0.136, 0.112, 0.1], [[-0.004, 0, 0.062], helmet]);
  ball([0.165, 0.118, 0.014], [[0.014, 0, 0.034], helmet]);
}

/** Somebody of 1.75 m who stands at the origin and looks to +x. */
export function personIn(pose: Pose, outfit: Outfit): Soup {
  const soup = new Soup();
  addTrunk(soup, pose, outfit);
  for (const leg of pose.legs) addLeg(soup, leg, outfit);
  for (const arm of pose.arms) addArm(soup, arm, outfit);
  addHead(soup, pose, outfit);
  return soup;
}
