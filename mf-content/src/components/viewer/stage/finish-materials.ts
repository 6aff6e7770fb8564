import {
  BackSide,
  Color,
  DoubleSide,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
} from 'three';
import type { Paint } from '../paints.ts';

/** How each finish of a model meets light; names are those of `art/src/models/finishes.ts`. */
const MATTER: Readonly<Record<string, MeshStandardMaterialParameters>> = {
  trim: { color: 0x1c1d1f, roughness: 0.55 },
  gap: { color: 0x030303, roughness: 0.9 },
  tyre: { color: 0x17181a, roughness: 0.78 },
  rim: { color: 0xced1d6, roughness: 0.26, metalness: 1 },
  rimDark: { color: 0x43464b, roughness: 0.38, metalness: 1 },
  caliper: { color: 0xd9481f, roughness: 0.35 },
  dark: { color: 0x060606, roughness: 0.95 },
  interior: { color: 0x1b1c1f, roughness: 0.8 },
  seat: { color: 0x58534d, roughness: 0.75 },
  chrome: { color: 0xd6d8dc, roughness: 0.12, metalness: 1 },
  plate: { color: 0xc4c6c8, roughness: 0.5 },
};
const GLASS: Readonly<Record<string, { color: number; opacity: number }>> = {
  glass: { color: 0x0a0d10, opacity: 0.62 },
  roofGlass: { color: 0x050608, opacity: 0.92 },
  lens: { color: 0x9aa0a8, opacity: 0.22 },
};
/** Colour of the lens, colour of its light, and how bright it burns. */
const LAMPS: Readonly<Record<string, readonly [color: number, light: number, power: number]>> = {
  headlamp: [0xdfe6ee, 0xdcecff, 3.4],
  taillamp: [0x5c0a08, 0xff1408, 2.6],
  indicator: [0x7a4310, 0xff7a14, 0],
};
/** A lamp that is off still has a reflector. */
const OFF = 0.06;

/** The materials of one vehicle; what changes later is changed in them. */
export class FinishMaterials {
  readonly #made = new Map<string, MeshStandardMaterial>();
  readonly #paint = new MeshPhysicalMaterial({ clearcoat: 1, clearcoatRoughness: 0.025 });

  of(finish: string): MeshStandardMaterial {
    if (finish === 'paint') return this.#paint;
    const known = this.#made.get(finish) ?? make(finish);
    this.#made.set(finish, known);
    return known;
  }

  paint({ colour, metal, rough }: Paint): void {
    this.#paint.color = new Color(colour);
    this.#paint.metalness = 0.25 + 0.6 * metal;
    this.#paint.roughness = rough;
  }

  light(isOn: boolean): void {
    for (const [finish, [, , power]] of Object.entries(LAMPS)) {
      const lamp = this.#made.get(finish);
      if (lamp) lamp.emissiveIntensity = isOn ? power : OFF;
    }
  }

  dispose(): void {
    for (const material of [this.#paint, ...this.#made.values()]) material.dispose();
  }
}

/** Thin sheets are seen from both sides: the inside of a rim, the back of a lamp's frame. */
const BOTH = { side: DoubleSide } as const;

function make(finish: string): MeshStandardMaterial {
  const glass = GLASS[finish];
  if (glass) {
    return new MeshPhysicalMaterial({
      ...glass,
      roughness: 0.06,
      transparent: true,
      depthWrite: false,
    });
  }
  const lamp = LAMPS[finish];
  if (lamp) {
    const [color, emissive] = lamp;
    return new MeshStandardMaterial({ color, emissive, emissiveIntensity: OFF, roughness: 0.2, ...BOTH });
  }
  if (finish === 'lining') {
    return new MeshStandardMaterial({ color: 0x121316, roughness: 0.9, side: BackSide });
  }
  if (finish === 'gloss') {
    return new MeshPhysicalMaterial({
      color: 0x060607,
      roughness: 0.25,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
    });
  }
  return new MeshStandardMaterial({ ...(MATTER[finish] ?? MATTER['trim']), ...(finish === 'chrome' ? {} : BOTH) });
}

/** What stands beside the vehicle: one grey, so that its shape is compared and not its colour. */
export const clay = (): MeshStandardMaterial => new MeshStandardMaterial({ color: 0x747b83, roughness: 0.65, ...BOTH });
