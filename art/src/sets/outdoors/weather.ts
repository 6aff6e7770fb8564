import { unit, type Vec3 } from '../../geometry/vector.ts';
import { NIGHT } from '../../studio/rigs.ts';
import type { Rig } from '../../tracer/rig.ts';
import type { Clouds, Haze, Sky } from '../../tracer/sky.ts';

/** Direction by compass and height, degrees: 0 is ahead of the vehicle, 90 to its left. */
export function towards(compass: number, elevation: number): Vec3 {
  const [a, e] = [(compass * Math.PI) / 180, (elevation * Math.PI) / 180];
  return unit([Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)]);
}

export interface Weather {
  sky: Sky;
  haze?: Haze;
  exposure: number;
}

/** Open air: what a studio has of its own is not asked for there. */
export const outdoors = ({ sky, haze, exposure }: Weather): Rig => ({
  ...NIGHT,
  boxes: [],
  lamps: [],
  sky,
  ...(haze && { haze }),
  exposure,
  tone: 'day',
  bright: true,
  shadowArea: [0.1, 0.1],
});

const FAIR: Clouds = {
  cover: 0.42,
  scale: 0.55,
  lit: [2.1, 2.05, 1.98],
  shaded: [0.95, 1.02, 1.12],
  drift: [3.2, 1.7],
};

/** A clear morning over a harbour: low sun ahead and to the right. */
export const MORNING: Weather = {
  sky: {
    sun: { towards: towards(-28, 13), colour: [1, 0.76, 0.5], power: 13, radius: 0.02 },
    zenith: [0.2, 0.38, 0.78],
    horizon: [1.15, 0.98, 0.82],
    fall: 0.22,
    glow: { towards: towards(-28, 9), colour: [1.2, 0.78, 0.42], narrowness: 6 },
    clouds: { ...FAIR, cover: 0.3, scale: 0.42, lit: [1.7, 1.4, 1.15], shaded: [0.72, 0.74, 0.84], drift: [1.1, 5.3] },
    ground: [0.3, 0.29, 0.27],
  },
  haze: { colour: [0.84, 0.8, 0.78], reach: 2600, height: 90 },
  exposure: 0.66,
};

/** Early afternoon at the sea. */
export const SUMMER: Weather = {
  sky: {
    sun: { towards: towards(-62, 46), colour: [1, 0.95, 0.86], power: 13, radius: 0.014 },
    zenith: [0.08, 0.3, 1.05],
    horizon: [0.8, 1.08, 1.36],
    fall: 0.26,
    glow: { towards: towards(-62, 46), colour: [0.7, 0.7, 0.66], narrowness: 9 },
    clouds: FAIR,
    ground: [0.4, 0.38, 0.33],
  },
  haze: { colour: [0.82, 0.96, 1.1], reach: 3800, height: 160 },
  exposure: 0.58,
};

/** Two hours before the sun is down, in the mountains: it comes from the side, over the valley. */
export const AFTERNOON: Weather = {
  sky: {
    sun: { towards: towards(-118, 24), colour: [1, 0.84, 0.62], power: 11, radius: 0.016 },
    zenith: [0.12, 0.3, 0.8],
    horizon: [0.98, 0.98, 0.98],
    fall: 0.2,
    glow: { towards: towards(-118, 20), colour: [0.9, 0.66, 0.4], narrowness: 5 },
    clouds: { ...FAIR, cover: 0.34, scale: 0.36, drift: [6.1, 2.2] },
    ground: [0.26, 0.25, 0.21],
  },
  haze: { colour: [0.74, 0.8, 0.88], reach: 950, height: 260 },
  exposure: 0.66,
};

/** Snow under a low sun that comes from behind the trees. */
export const WINTER: Weather = {
  sky: {
    sun: { towards: towards(-78, 15), colour: [1, 0.8, 0.6], power: 10, radius: 0.018 },
    zenith: [0.24, 0.38, 0.68],
    horizon: [1.02, 0.92, 0.9],
    fall: 0.25,
    glow: { towards: towards(150, 3), colour: [0.34, 0.18, 0.16], narrowness: 3 },
    clouds: { ...FAIR, cover: 0.26, scale: 0.3, lit: [1.5, 1.2, 1.08], shaded: [0.78, 0.76, 0.86], drift: [2.5, 8.1] },
    ground: [0.62, 0.66, 0.74],
  },
  haze: { colour: [0.82, 0.86, 0.96], reach: 1200, height: 120 },
  exposure: 0.62,
};

/** Steady rain at four in the afternoon: no sun, lamps on. */
export const RAIN: Weather = {
  sky: {
    zenith: [0.42, 0.46, 0.52],
    horizon: [0.5, 0.54, 0.58],
    fall: 0.4,
    glow: { towards: towards(140, 6), colour: [0.14, 0.14, 0.13], narrowness: 4 },
    clouds: { cover: 0.85, scale: 0.5, lit: [0.56, 0.6, 0.65], shaded: [0.3, 0.33, 0.38], drift: [7.2, 0.4] },
    ground: [0.09, 0.095, 0.1],
  },
  haze: { colour: [0.4, 0.44, 0.48], reach: 520, height: 60 },
  exposure: 1.3,
};

/** Half an hour after the sun is down, in the city. */
export const BLUE_HOUR: Weather = {
  sky: {
    zenith: [0.022, 0.052, 0.17],
    horizon: [0.34, 0.25, 0.25],
    fall: 0.1,
    glow: { towards: towards(150, -4), colour: [0.5, 0.22, 0.07], narrowness: 9 },
    clouds: { cover: 0.34, scale: 0.34, lit: [0.2, 0.13, 0.15], shaded: [0.05, 0.06, 0.11], drift: [0.3, 4.4] },
    ground: [0.03, 0.034, 0.045],
  },
  haze: { colour: [0.13, 0.13, 0.2], reach: 2600, height: 140 },
  exposure: 1.9,
};
