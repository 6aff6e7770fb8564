import type { BodyPlan } from '../body/body-plan.ts';
import { reshape, type Change } from '../body/reshape.ts';
import { pairs } from '../geometry/table.ts';
import type { WheelDesign } from '../parts/rim.ts';
import type { PaintName } from '../studio/materials.ts';
import { FORMS } from './brand-forms.ts';
import { withFace, type CarBrand } from './brands.ts';
import { CONCEPT } from './concept.ts';
import { COUPE } from './coupe.ts';
import { formed } from './forms.ts';
import { HATCHBACK } from './hatchback.ts';
import { MPV } from './mpv.ts';
import { SALOON } from './saloon.ts';
import { SEDAN } from './sedan.ts';
import { SUPERCAR } from './supercar.ts';
import { SUV } from './suv.ts';
import { SUV_BOX, SUV_COUPE } from './suv-sisters.ts';

export interface Car {
  id: string;
  brand: CarBrand;
  plan: BodyPlan;
  /** As the brand shows it. */
  paint: PaintName;
}

interface Order {
  base: BodyPlan;
  change?: Change;
  paint: PaintName;
  rim?: WheelDesign;
  more?: Partial<BodyPlan>;
  /** Supercars have faces of their own. */
  ownFace?: boolean;
}

function car(id: `${CarBrand}-${string}`, { base, change = {}, paint, rim, more, ownFace = false }: Order): Car {
  const brand = id.slice(0, id.indexOf('-')) as CarBrand;
  const shape = reshape(ownFace ? base : formed(base, FORMS[brand]), change);
  const plan: BodyPlan = { ...shape, name: id, ...(rim && { rim }), ...more };
  return {
    id,
    brand,
    plan: ownFace ? plan : withFace(plan, brand),
    paint,
  };
}

/** Cars of the group by brand; names are those of the content pack. */
export const CARS: readonly Car[] = [
  car('chenyue-s7', { base: SEDAN, paint: 'silver' }),
  car('chenyue-s5', {
    base: SALOON,
    change: {
      x: pairs([-2.54, -2.38, -1.5, -1.4, 1.5, 1.44, 2.4, 2.3]),
      width: 0.97,
    },
    paint: 'night',
    rim: 'turbine',
  }),
  car('chenyue-x8', {
    base: SUV_BOX,
    change: {
      x: pairs([-2.48, -2.52, -1.475, -1.5, 1.475, 1.5, 2.36, 2.4]),
      z: pairs([0, 0, 0.4, 0.41, 1.15, 1.17, 1.7, 1.75]),
    },
    paint: 'pearl',
    rim: 'star',
  }),
  car('chenyue-x5', {
    base: SUV,
    change: {
      x: pairs([-2.48, -2.24, -1.475, -1.36, 1.475, 1.38, 2.36, 2.2]),
      z: pairs([0, 0, 1.15, 1.13, 1.66, 1.62]),
      width: 0.96,
    },
    paint: 'graphite',
    rim: 'cross',
  }),
  car('chenyue-m8', { base: MPV, paint: 'graphite' }),
  car('yaoxing-v6', {
    base: SUV_COUPE,
    change: {
      x: pairs([-2.48, -2.54, -1.475, -1.525, 1.475, 1.525, 2.36, 2.42]),
      z: pairs([0, 0, 0.4, 0.4, 1.15, 1.16, 1.65, 1.64]),
    },
    paint: 'jade',
    rim: 'aero',
  }),
  car('yaoxing-v3', {
    base: SUV,
    change: {
      x: pairs([-2.48, -2.25, -1.475, -1.415, 1.475, 1.435, 2.36, 2.27]),
      z: pairs([0, 0, 1.15, 1.1, 1.66, 1.6]),
      width: 0.94,
    },
    paint: 'plum',
    rim: 'disc',
  }),
  car('yaoxing-l5', {
    base: SEDAN,
    change: {
      x: pairs([-2.54, -2.4, -1.5, -1.44, 0.4, 0.5, 1.5, 1.46, 2.4, 2.26]),
      z: pairs([0, 0, 0.98, 1, 1.4, 1.44]),
    },
    paint: 'kiln',
    rim: 'aero',
  }),
  car('yaoxing-a2', {
    base: HATCHBACK,
    change: {
      x: pairs([-2.02, -1.94, -1.3, -1.26, 1.32, 1.29, 2.1, 2.05]),
      z: pairs([0, 0, 1, 1.02, 1.49, 1.56]),
      width: 0.915,
    },
    paint: 'mint',
    rim: 'disc',
  }),
  car('yunji-e9', {
    base: SEDAN,
    change: {
      x: pairs([-2.54, -2.62, -1.5, -1.56, 1.5, 1.54, 2.4, 2.44]),
      z: pairs([0, 0, 0.98, 0.96, 1.4, 1.36]),
    },
    paint: 'champagne',
    rim: 'mesh',
    more: { wheelRadius: 0.366, archRadius: 0.386 },
  }),
  car('yunji-e5', {
    base: HATCHBACK,
    change: {
      x: pairs([-2.02, -2.2, -1.3, -1.42, 1.32, 1.42, 2.1, 2.166]),
      z: pairs([0, 0, 1, 0.97, 1.49, 1.4]),
      width: 1.02,
    },
    paint: 'champagne',
    rim: 'turbine',
  }),
  car('ruichuan-k6', { base: SUV, paint: 'night', rim: 'twin' }),
  car('ruichuan-c4', {
    base: SALOON,
    change: {
      x: pairs([-2.54, -2.46, -1.5, -1.44, 1.5, 1.46, 2.4, 2.349]),
      z: pairs([0, 0, 0.98, 1, 1.42, 1.46]),
    },
    paint: 'pine',
    rim: 'twin',
  }),
  car('ruichuan-c3', {
    base: SALOON,
    change: {
      x: pairs([-2.54, -2.24, -1.5, -1.32, 1.5, 1.36, 2.4, 2.189]),
      z: pairs([0, 0, 0.98, 1, 1.42, 1.47]),
      width: 0.95,
    },
    paint: 'silver',
    rim: 'star',
  }),
  car('heyuan-h7', {
    base: MPV,
    change: {
      x: pairs([-2.64, -2.56, -1.56, -1.5, 1.54, 1.5, 2.46, 2.34]),
      z: pairs([0, 0, 1.1, 1.12, 1.77, 1.86]),
    },
    paint: 'ivory',
    rim: 'star',
    more: { rear: { ...MPV.rear, lampZ: 0.945 } },
  }),
  car('heyuan-h5', {
    base: SUV_BOX,
    change: {
      x: pairs([-2.48, -2.3, -1.475, -1.38, 1.475, 1.4, 2.36, 2.2]),
      z: pairs([0, 0, 1.15, 1.15, 1.7, 1.72]),
      width: 0.97,
    },
    paint: 'moss',
    rim: 'blade',
  }),
  car('heyuan-h2', {
    base: HATCHBACK,
    change: {
      x: pairs([-2.02, -1.9, -1.3, -1.26, 1.32, 1.28, 2.1, 1.98]),
      z: pairs([0, 0, 1, 1.02, 1.49, 1.56]),
      width: 0.98,
    },
    paint: 'sky',
    rim: 'cross',
  }),
  car('yunji-gt', {
    base: COUPE,
    change: {
      x: pairs([-2.54, -2.36, -1.5, -1.38, -0.4, -0.6, 0.86, 0.5, 1.5, 1.48, 2.4, 2.409]),
      z: pairs([0, 0, 0.16, 0.13, 0.98, 0.955, 1.4, 1.29]),
    },
    paint: 'steel',
  }),
  car('chenyue-s1', { base: CONCEPT, paint: 'frost', ownFace: true }),
  car('chenyue-r1', { base: SUPERCAR, paint: 'kiln', ownFace: true }),
];
