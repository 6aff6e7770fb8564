/** Where the camera is around a vehicle: degrees from its nose, counted towards its left; degrees above the ground; share of the usual distance. */
export interface Orbit {
  azimuth: number;
  elevation: number;
  distance: number;
}

export const START: Orbit = { azimuth: 318, elevation: 9, distance: 1 };

/** Neither below the ground nor so high that only a roof is seen. */
const ELEVATIONS = { from: 2, to: 62 } as const;
const DISTANCES = { from: 0.55, to: 1.5 } as const;
/** Of a press of a key or button, degrees and share. */
const STEP = { azimuth: 15, elevation: 8, distance: 0.88 } as const;

const within = (value: number, { from, to }: { from: number; to: number }) => Math.min(to, Math.max(from, value));
const round = (azimuth: number) => ((azimuth % 360) + 360) % 360;

/** Around the vehicle and up or down, degrees. */
export const turned = (orbit: Orbit, around: number, up = 0): Orbit => ({
  ...orbit,
  azimuth: round(orbit.azimuth + around),
  elevation: within(orbit.elevation + up, ELEVATIONS),
});

/** Nearer by a factor below one. */
export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  distance: within(orbit.distance * factor, DISTANCES),
});

export type Move = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther' | 'reset';

/** What a press of a key or a button does to the camera. */
export function moved(orbit: Orbit, move: Move): Orbit {
  const moves: Record<Move, () => Orbit> = {
    left: () => turned(orbit, -STEP.azimuth),
    right: () => turned(orbit, STEP.azimuth),
    up: () => turned(orbit, 0, STEP.elevation),
    down: () => turned(orbit, 0, -STEP.elevation),
    nearer: () => zoomed(orbit, STEP.distance),
    farther: () => zoomed(orbit, 1 / STEP.distance),
    reset: () => START,
  };
  return moves[move]();
}

const KEYS: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  _: 'farther',
  Home: 'reset',
  '0': 'reset',
};

/** What a key does; nothing for keys of the browser and of others. */
export const moveOfKey = (key: string): Move | undefined => KEYS[key];

export const SIDES = ['front', 'frontLeft', 'left', 'rearLeft', 'rear', 'rearRight', 'right', 'frontRight'] as const;
export type Side = (typeof SIDES)[number];

/** The side of the vehicle that is seen. */
export const sideOf = ({ azimuth }: Orbit): Side => SIDES[Math.round(round(azimuth) / 45) % SIDES.length] ?? 'front';
