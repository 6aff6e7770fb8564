import { tube } from '../geometry/primitives.ts';
import type { Soup } from '../geometry/soup.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { round, type Arc } from './turned.ts';

export interface Winding {
  slots: number;
  /** Radii of the conductors in a slot, from the inside. */
  layers: readonly number[];
  /** Half the length of the laminations. */
  half: number;
  /** How far the ends reach beyond them. */
  reach: number;
  /** Half the thickness of a conductor. */
  wire: number;
}

/** Half the pitch of a coil, in slots: how far a conductor leans on its way to the next pole. */
const LEAN = 2.6;
const STEPS = 9;

/** One end of a hairpin: straight out of its slot, leaning over, straight again to the weld. */
function pinOf(
  { slots, half, reach }: Winding,
  [slot, layer, r]: readonly [number, number, number],
  end: 1 | -1,
): Vec3[] {
  const side = layer % 2 === 0 ? 1 : -1;
  return Array.from({ length: STEPS }, (_, i) => {
    const way = i / (STEPS - 1);
    const lean = Math.min(1, Math.max(0, (way - 0.16) / 0.62));
    const eased = lean * lean * (3 - 2 * lean) * 0.4 + lean * 0.6;
    const angle = ((slot + side * LEAN * eased) * 2 * Math.PI) / slots;
    // Neighbours bend towards each other for the weld.
    return round(end * (half - 0.01 + reach * way), r + side * 0.004 * eased, angle);
  });
}

const within = (points: readonly Vec3[], [from, to]: Arc) =>
  points.every(([, y, z]) => {
    const angle = (Math.atan2(z, -y) + 2 * Math.PI) % (2 * Math.PI);
    return angle >= from - 0.02 && angle <= to;
  });

/** The ends of the hairpins of a stator, a weaving crown of copper at either end; only what the cut left. */
export function addWinding(soup: Soup, at: Vec3, { winding, arc }: { winding: Winding; arc: Arc }) {
  const slots = Array.from({ length: winding.slots }, (_, slot) => slot + 0.5);
  const paths = ([1, -1] as const).flatMap((end) =>
    winding.layers.flatMap((r, layer) => slots.map((slot) => pinOf(winding, [slot, layer, r], end))),
  );
  for (const path of paths.filter((points) => within(points, arc))) {
    const pin = tube(
      path.map((point) => add(point, at)),
      { radius: winding.wire, segments: 8 },
    );
    soup.place(pin, MATERIAL_NUMBERS.copperWire);
  }
}
