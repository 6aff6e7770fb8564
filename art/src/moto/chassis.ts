import { box, lathe, pillow, surface, tube, type Softness } from '../geometry/primitives.ts';
import { turnY, turnZ, type Placement, type Shape, type Soup } from '../geometry/soup.ts';
import { mix, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../studio/materials.ts';
import { motoWheel } from './moto-wheel.ts';

const FRONT: Vec3 = [0.735, 0, 0.3];
const REAR: Vec3 = [-0.7, 0, 0.315];

/** Places shapes by the name of their material. */
class Kit {
  private readonly soup: Soup;

  constructor(soup: Soup) {
    this.soup = soup;
  }

  put(shape: Shape, material: MaterialName, placement: Placement = {}) {
    this.soup.place(shape, MATERIAL_NUMBERS[material], placement);
  }

  /** Straight rod, on both sides unless it lies across. */
  rod({ from, to, radius }: { from: Vec3; to: Vec3; radius: number }, material: MaterialName) {
    const across = from[1] * to[1] < 0 || (from[1] === 0 && to[1] === 0);
    this.put(tube([from, mix(from, to, 0.5), to], { radius, segments: 24 }), material, { mirror: !across });
  }

  block(half: Vec3, material: MaterialName, { soft, ...placement }: Placement & { soft?: Softness }) {
    this.put(pillow(half, soft), material, placement);
  }
}

function addWheels(kit: Kit) {
  const front = motoWheel({ radius: FRONT[2], width: 0.12, rimRadius: 0.222, spokes: 5 });
  const rear = motoWheel({ radius: REAR[2], width: 0.19, rimRadius: 0.222, spokes: 5 });
  for (const [shape, material] of front) kit.put(shape, material, { at: FRONT, turn: turnY(0.3) });
  for (const [shape, material] of rear) kit.put(shape, material, { at: REAR, turn: turnY(0.9) });
  for (const side of [1, -1]) {
    addDisc(kit, side);
    kit.block([0.035, 0.022, 0.062], 'caliper', {
      at: [FRONT[0] - 0.125, side * 0.072, FRONT[2] + 0.075],
      turn: turnY(-0.5),
      soft: { exponent: 4, steps: 24 },
    });
  }
  kit.put(
    lathe(
      [
        [0.06, -0.075],
        [0.115, -0.075],
        [0.115, -0.07],
      ],
      { segments: 96, sharp: true },
    ),
    'disc',
    { at: REAR },
  );
}

/** Drilled disc of the front wheel on a spider of six arms. */
function addDisc(kit: Kit, side: number) {
  const ring = (inner: number, outer: number, y: number) =>
    lathe(
      [
        [inner, side * (y - 0.005)],
        [inner, side * y],
        [outer, side * y],
        [outer, side * (y - 0.005)],
      ],
      { sharp: true },
    );
  kit.put(ring(0.121, 0.162, 0.066), 'disc', { at: FRONT });
  kit.put(ring(0.03, 0.056, 0.064), 'rimDark', { at: FRONT });
  const hole = lathe(
    [
      [0, side * 0.0664],
      [0.0042, side * 0.0664],
    ],
    { segments: 12, sharp: true },
  );
  for (let i = 0; i < 6; i += 1) {
    const angle = (i * Math.PI) / 3;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const arm = box([0.038, 0.002, 0.009]);
    kit.put(arm, 'gold', { at: [FRONT[0] + 0.088 * c, side * 0.063, FRONT[2] + 0.088 * s], turn: turnY(-angle) });
  }
  for (let i = 0; i < 42; i += 1) {
    const [angle, radius] = [(i * Math.PI) / 21, 0.13 + 0.0115 * (i % 3)];
    kit.put(hole, 'gap', { at: [FRONT[0] + radius * Math.cos(angle), 0, FRONT[2] + radius * Math.sin(angle)] });
  }
}

/** A place on the fork: 0 at the axle, 1 near the handlebar. */
const onFork = (t: number, y: number): Vec3 => [FRONT[0] - 0.045 - 0.276 * t, y, 0.62 * t + FRONT[2]];

function addFork(kit: Kit) {
  kit.rod({ from: onFork(-0.06, 0.092), to: onFork(0.5, 0.092), radius: 0.0245 }, 'chromeDark');
  kit.rod({ from: onFork(0.44, 0.092), to: onFork(1.06, 0.092), radius: 0.031 }, 'gold');
  kit.rod({ from: [FRONT[0], -0.11, FRONT[2]], to: [FRONT[0], 0.11, FRONT[2]], radius: 0.016 }, 'rimDark');
  kit.block([0.035, 0.022, 0.055], 'rimDark', {
    at: [FRONT[0] - 0.022, 0.092, FRONT[2] + 0.005],
    mirror: true,
    soft: { exponent: 4, steps: 24 },
  });
  for (const t of [0.66, 1.02])
    kit.block([0.04, 0.13, 0.016], 'rimDark', {
      at: onFork(t, 0),
      turn: turnY(-0.42),
      soft: { exponent: 6, steps: 28 },
    });
  const guard = Array.from({ length: 40 }, (_, i) => {
    const angle = 1.05 + (1.7 * i) / 39;
    return Array.from({ length: 17 }, (__, j): Vec3 => {
      const v = -1 + j / 8;
      const r = FRONT[2] + 0.022 - 0.03 * v * v * Math.abs(v);
      return [FRONT[0] + r * Math.cos(angle), 0.068 * v, FRONT[2] + r * Math.sin(angle)];
    });
  });
  kit.put(surface(guard), 'paint');
}

/** `low` puts the grips below the top of the fork. */
function addControls(kit: Kit, low: boolean) {
  const [x, , top] = onFork(1.06, 0);
  const z = low ? top - 0.05 : top;
  const bar: Vec3[] = [
    [x + 0.02, 0.12, z + 0.03],
    [x - 0.03, 0.22, z + 0.055],
    [x - 0.1, 0.36, z + 0.04],
  ];
  kit.put(tube(bar, { radius: 0.012, segments: 16 }), 'trim', { mirror: true });
  kit.rod({ from: [x - 0.06, 0.27, z + 0.05], to: [x - 0.115, 0.385, z + 0.036], radius: 0.0185 }, 'rubber');
  const lever: Vec3[] = [
    [x - 0.02, 0.25, z + 0.055],
    [x + 0.035, 0.3, z + 0.05],
    [x - 0.01, 0.4, z + 0.04],
  ];
  kit.put(tube(lever, { radius: 0.006, segments: 12 }), 'chrome', { mirror: true });
  kit.block([0.012, 0.055, 0.03], 'gloss', {
    at: [x - 0.06, 0.425, z + 0.1],
    turn: turnZ(-0.25),
    mirror: true,
    soft: { exponent: 3, steps: 24 },
  });
  kit.rod({ from: [x - 0.1, 0.385, z + 0.04], to: [x - 0.065, 0.42, z + 0.08], radius: 0.006 }, 'trim');
  kit.rod({ from: [x + 0.02, -0.12, z + 0.03], to: [x + 0.02, 0.12, z + 0.03], radius: 0.014 }, 'trim');
  kit.block([0.008, 0.075, 0.045], 'gloss', {
    at: [x + 0.05, 0, z + 0.055],
    turn: turnY(-0.7),
    soft: { exponent: 6, steps: 24 },
  });
  const hose: Vec3[] = [
    [x, 0.2, z + 0.06],
    [x + 0.09, 0.12, z - 0.02],
    [x + 0.06, 0.1, z - 0.22],
    [...onFork(0.42, 0.11)],
    [FRONT[0] - 0.12, 0.08, FRONT[2] + 0.13],
  ];
  kit.put(tube(hose, { radius: 0.0045, segments: 8 }), 'rubber', { mirror: true });
}

function addDrive(kit: Kit) {
  kit.block([0.235, 0.135, 0.185], 'block', {
    at: [0.135, 0, 0.485],
    turn: turnY(0.1),
    soft: { exponent: 7, steps: 56 },
  });
  for (let i = 0; i < 9; i += 1)
    kit.put(box([0.225 - 0.006 * i, 0.142, 0.0035]), 'rimDark', { at: [0.135, 0, 0.36 + i * 0.03], turn: turnY(0.1) });
  const cover = lathe(
    [
      [0.102, 0.09],
      [0.098, 0.135],
      [0.088, 0.146],
      [0.075, 0.15],
      [0, 0.15],
    ],
    { segments: 96 },
  );
  kit.put(cover, 'rimDark', { at: [-0.135, 0, 0.405], mirror: true });
  kit.put(
    lathe(
      [
        [0.066, 0.1515],
        [0.06, 0.1535],
        [0.055, 0.1515],
      ],
      { segments: 96 },
    ),
    'gold',
    { at: [-0.135, 0, 0.405], mirror: true },
  );
  kit.block([0.17, 0.115, 0.1], 'block', { at: [-0.1, 0, 0.4], soft: { exponent: 5 } });
  kit.block([0.235, 0.11, 0.035], 'trim', { at: [0.1, 0, 0.275], soft: { exponent: 5, steps: 44 } });
  const cable: Vec3[] = [
    [0.3, 0.13, 0.62],
    [0.18, 0.165, 0.56],
    [0, 0.165, 0.52],
    [-0.1, 0.15, 0.47],
  ];
  kit.put(tube(cable, { radius: 0.009, segments: 10 }), 'cable', { mirror: true });
}

function addFrame(kit: Kit) {
  kit.rod({ from: [0.44, 0.06, 0.8], to: [-0.12, 0.135, 0.5], radius: 0.02 }, 'rimDark');
  kit.rod({ from: [-0.12, 0.135, 0.5], to: [-0.16, 0.135, 0.38], radius: 0.024 }, 'rimDark');
  kit.rod({ from: [-0.1, 0.09, 0.62], to: [-0.5, 0.07, 0.8], radius: 0.013 }, 'rimDark');
  kit.rod({ from: [-0.14, 0.11, 0.52], to: [-0.36, 0.08, 0.77], radius: 0.011 }, 'rimDark');
  const arm = Array.from({ length: 20 }, (_, i) => {
    const t = i / 19;
    const [x, z] = [-0.14 + (REAR[0] + 0.14) * t, 0.4 + (REAR[2] - 0.4) * t];
    const [h, w, y] = [0.055 - 0.022 * t, 0.02, 0.118 + 0.006 * Math.sin(Math.PI * t)];
    return Array.from({ length: 16 }, (__, j): Vec3 => {
      const angle = (2 * Math.PI * j) / 16;
      const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
      return [x, y + w * square(Math.cos(angle)), z + h * square(Math.sin(angle))];
    });
  });
  kit.put(surface(arm, { columns: true }), 'swing', { mirror: true });
  kit.rod({ from: [REAR[0], -0.13, REAR[2]], to: [REAR[0], 0.13, REAR[2]], radius: 0.014 }, 'rimEdge');
  const coil = Array.from({ length: 140 }, (_, i): Vec3 => {
    const [t, angle] = [i / 139, (i / 139) * 14 * Math.PI];
    return [-0.2 - 0.1 * t + 0.028 * Math.cos(angle), 0.028 * Math.sin(angle), 0.46 + 0.22 * t];
  });
  kit.put(tube(coil, { radius: 0.006, segments: 10 }), 'caliper');
  kit.rod({ from: [-0.2, 0, 0.46], to: [-0.3, 0, 0.68], radius: 0.016 }, 'rimDark');
  const belt: Vec3[] = [
    [-0.135, -0.128, 0.455],
    [-0.4, -0.128, 0.42],
    [-0.7, -0.128, 0.375],
    [-0.76, -0.128, 0.315],
    [-0.7, -0.128, 0.255],
    [-0.4, -0.128, 0.31],
    [-0.135, -0.128, 0.355],
  ];
  kit.put(tube(belt, { radius: 0.007, segments: 8 }), 'rubber');
}

/** Pegs, and the plate on an arm close over the rear wheel. */
function addDetails(kit: Kit) {
  kit.rod({ from: [-0.2, 0.13, 0.36], to: [-0.24, 0.245, 0.352], radius: 0.011 }, 'rimEdge');
  kit.block([0.06, 0.008, 0.05], 'rimDark', {
    at: [-0.2, 0.135, 0.39],
    mirror: true,
    soft: { exponent: 4, steps: 20 },
  });
  const holder: Vec3[] = [
    [REAR[0] + 0.02, -0.13, REAR[2]],
    [-0.95, -0.13, 0.5],
    [-1.06, -0.06, 0.57],
    [-1.075, 0, 0.575],
  ];
  kit.put(tube(holder, { radius: 0.009, segments: 12 }), 'rimDark');
  kit.put(box([0.004, 0.075, 0.05]), 'trim', { at: [-1.085, 0, 0.565], turn: turnY(-0.22) });
  const guard = Array.from({ length: 30 }, (_, i) => {
    const angle = 1.25 + (1.35 * i) / 29;
    return Array.from({ length: 15 }, (__, j): Vec3 => {
      const v = -1 + j / 7;
      const r = REAR[2] + 0.024 - 0.04 * v * v * Math.abs(v);
      return [REAR[0] + r * Math.cos(angle), 0.1 * v, REAR[2] + r * Math.sin(angle)];
    });
  });
  kit.put(surface(guard), 'trim');
}

/** Everything but the bodywork. */
export function addChassis(soup: Soup, { lowBars }: { lowBars: boolean }) {
  const kit = new Kit(soup);
  addWheels(kit);
  addFork(kit);
  addControls(kit, lowBars);
  addDrive(kit);
  addFrame(kit);
  addDetails(kit);
}
