import type { Car } from './fleet.ts';

/** What a picture of a car shows that its words tell as well. */
export interface DrawnFacts {
  /** Mirrors of glass, or cameras on arms. */
  mirrors: 'glass' | 'camera';
  /** Sliding doors hang in a rail along the side. */
  rearDoors: 'hinged' | 'sliding' | 'none';
  doors: number;
}

export function drawnFactsOf({ plan }: Pick<Car, 'plan'>): DrawnFacts {
  const sides = plan.shutLines.filter(({ view = 'side' }) => view === 'side').length;
  const sliding = plan.graphics.some(({ role }) => role === 'rail');
  const hinged = sides > 1 ? 'hinged' : 'none';
  return {
    mirrors: plan.mirror.camera ? 'camera' : 'glass',
    rearDoors: sliding ? 'sliding' : hinged,
    doors: 2 * sides,
  };
}
