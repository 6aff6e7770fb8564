/** How far the car has grown out of the lines. */
export interface Growth {
  /** 0: the picture as it was taken; 1: night over all that has not grown. */
  veil: number;
  /** 0: lines without a car; 1: lines over one. */
  bend: number;
  /** 0: nothing of the car is there; 1: all of it, from nose to tail. */
  grown: number;
}

const between = (from: number, to: number, value: number) => {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
};

/**
 * Scenes by their number, the opening is 0: the car leaves for the first, whose lines are straight; they bend for the second; from there
 * to the last it grows, which shows it as it was taken.
 */
export function growthAt(scene: number, scenes: number): Growth {
  if (scenes === 0) return { veil: 0, bend: 1, grown: 1 };
  return {
    veil: between(0.15, 0.7, scene) - between(scenes - 0.4, scenes, scene),
    bend: 1 - between(0.6, 1, scene) + between(1.25, 1.75, scene),
    grown: between(1.8, scenes - 0.2, scene),
  };
}
