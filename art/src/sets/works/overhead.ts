import type { Soup } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { addRod, circle, spread } from '../fixtures.ts';
import { BAY, BAYS, ROWS } from './building.ts';
import { addBeam, addBox, addBoxes, addCylinder, hanging, SIDES } from './solids.ts';

const [FIRST, LAST] = [ROWS[0], ROWS[ROWS.length - 1]];
const MIDDLE = (FIRST + LAST) / 2;
const HALF = (LAST - FIRST) / 2;
const TRAY = { y: 3.7, z: 5.3 };
const DUCT = { y: 6.1, z: 6, radius: 0.36 };

/** Rows of lamps below the trusses. */
function addLamps(soup: Soup) {
  for (const x of BAYS.map((bay) => bay * BAY)) {
    for (const y of [-5.4, -1.9, 1.9, 5.4]) {
      addBox(soup, 'machineGrey', [x, y, 6.62, 2.5, 0.11, 0.045]);
      addBox(soup, 'strip', [x, y, 6.565, 2.4, 0.06, 0.012]);
    }
  }
}

/** Ladders of cable along the line. */
function addTrays(soup: Soup) {
  for (const side of SIDES) {
    const y = side * TRAY.y;
    for (const off of [-0.27, 0.27]) addBox(soup, 'galvanised', [MIDDLE, y + off, TRAY.z, HALF, 0.012, 0.055]);
    for (const x of spread(190, [FIRST, LAST])) addBox(soup, 'galvanised', [x, y, TRAY.z - 0.04, 0.02, 0.27, 0.012]);
    for (const [i, off] of spread(7, [-0.21, 0.21]).entries())
      addBeam(soup, {
        from: [FIRST, y + off, TRAY.z],
        to: [LAST, y + off, TRAY.z],
        material: i === 2 ? 'cable' : 'rubber',
        radius: i % 3 === 0 ? 0.034 : 0.024,
      });
    for (const x of ROWS) {
      for (const dx of [-0.9, 0.9])
        addBeam(soup, { from: [x + dx, y, TRAY.z], to: [x + dx, y, 6.9], material: 'galvanised', radius: 0.012 });
    }
  }
}

/** What comes down from the ladders to the cabinets of the far side; on the other a camera would look through it. */
function addDrops(soup: Soup) {
  for (const x of ROWS) {
    for (const [i, off] of [-0.1, 0, 0.1].entries()) {
      const way = hanging([[x + off - 0.9, TRAY.y, TRAY.z] as Vec3, [x + off, 4.72, 1.9] as Vec3], 0.3 + 0.12 * i);
      addRod(soup, way, { material: 'rubber', radius: 0.014, segments: 6 });
    }
  }
}

/** Round ducts of galvanised sheet, a seam at every length, a branch at every row of the far side. */
function addDucts(soup: Soup) {
  for (const side of SIDES) {
    const y = side * DUCT.y;
    addCylinder(soup, {
      from: [FIRST, y, DUCT.z],
      to: [LAST, y, DUCT.z],
      material: 'galvanised',
      radius: DUCT.radius,
      segments: 32,
    });
    for (const x of spread(52, [FIRST, LAST])) {
      const ring = circle([0, 0, 0], DUCT.radius, 28).map(([a, b]): Vec3 => [x, y + a, DUCT.z + b]);
      addRod(soup, ring, { material: 'galvanised', radius: 0.014, segments: 6, closed: true });
    }
    for (const x of side > 0 ? ROWS : []) {
      addCylinder(soup, {
        from: [x + 1.2, y, DUCT.z],
        to: [x + 1.2, side * 4.7, DUCT.z],
        material: 'galvanised',
        radius: 0.17,
      });
      addCylinder(soup, {
        from: [x + 1.2, side * 4.7, DUCT.z + 0.1],
        to: [x + 1.2, side * 4.7, 4.7],
        material: 'galvanised',
        radius: 0.17,
      });
      addBox(soup, 'galvanised', [x + 1.2, side * 4.7, 4.5, 0.34, 0.26, 0.2]);
    }
  }
}

/** Pipes of water and air on hangers. */
function addPipes(soup: Soup) {
  for (const side of SIDES) {
    for (const [i, material] of (['hoseBlue', 'beaconGreen', 'galvanised'] as const).entries())
      addBeam(soup, {
        from: [FIRST, side * (4.75 + 0.17 * i), 6.2],
        to: [LAST, side * (4.75 + 0.17 * i), 6.2],
        material,
        radius: 0.045,
      });
  }
}

/** A crane's rail on either side, as in every hall where fixtures were once changed. */
function addRails(soup: Soup) {
  for (const side of SIDES)
    addBoxes(soup, 'steelPaint', [
      [MIDDLE, side * 7.25, 6.35, HALF, 0.1, 0.012],
      [MIDDLE, side * 7.25, 6.55, HALF, 0.012, 0.2],
      [MIDDLE, side * 7.25, 6.75, HALF, 0.1, 0.012],
    ]);
}

/** All that hangs over the line. */
export function addOverhead(soup: Soup) {
  addLamps(soup);
  addTrays(soup);
  addDrops(soup);
  addDucts(soup);
  addPipes(soup);
  addRails(soup);
}
