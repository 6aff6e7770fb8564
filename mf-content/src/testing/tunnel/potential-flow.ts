import type { Point } from './smooth-path.ts';

/**
 * Plane flow without vorticity over a bump on a floor, exactly: the map from the upper half plane (potential to the right, stream
 * function upwards) to the air over the bump is analytic, so both of its parts follow from the height of its edge by the
 * integrals of Poisson and Schwarz. Which point of the edge lies over which potential is found by iteration (Theodorsen 1931).
 * Lengths are in pixels of a picture whose y is turned upwards.
 */
export interface PotentialFlow {
  /** The streamline that runs at this height far away, from left to right. */
  line: (height: number) => Point[];
}

interface Bump {
  /** Height of the edge over the floor; zero, nearly, at both ends. */
  height: (x: number) => number;
  from: number;
  to: number;
}

/** Pixels between two points of the edge. */
const CELL = 6;
const ROUNDS = 400;
/** Of a step towards what the last round found: steep noses swing without it. */
const SHARE = 0.15;
/** Pixels: nobody sees less. */
const NEAR = 0.02;

type Kernel = (distance: number, height: number) => number;

/** A cell's share of the height above it: the angle under which it is seen, of a half circle. */
const poisson: Kernel = (distance, height) =>
  (Math.atan2(distance + CELL / 2, height) - Math.atan2(distance - CELL / 2, height)) / Math.PI;

/** What a cell shifts sideways. */
const schwarz: Kernel = (distance, height) =>
  Math.log(((distance + CELL / 2) ** 2 + height ** 2) / ((distance - CELL / 2) ** 2 + height ** 2)) / (2 * Math.PI);

/** The sum of a kernel over all cells, seen from every cell at one height. */
function spread(edge: Float64Array, height: number, kernel: Kernel): Float64Array {
  const weights = Float64Array.from({ length: 2 * edge.length - 1 }, (_, at) =>
    kernel((at - edge.length + 1) * CELL, height),
  );
  return edge.map((_, at) => {
    let sum = 0;
    for (const [cell, value] of edge.entries()) sum += value * (weights[at - cell + edge.length - 1] ?? 0);
    return sum;
  });
}

/** @throws Error when the edge is too steep to be found */
export function potentialFlow({ height, from, to }: Bump): PotentialFlow {
  const potentials = Float64Array.from({ length: Math.round((to - from) / CELL) + 1 }, (_, at) => from + at * CELL);
  let edge = potentials.map(height);
  let change = Infinity;
  for (let round = 0; round < ROUNDS && change > NEAR; round += 1) {
    const aside = spread(edge, 0, schwarz);
    const next = edge.map((value, at) => {
      const found = height((potentials[at] ?? 0) - (aside[at] ?? 0));
      return value + SHARE * (found - value);
    });
    change = Math.max(...next.map((value, at) => Math.abs(value - (edge[at] ?? 0))));
    edge = next;
  }
  if (change > NEAR) throw new Error(`the edge is off by ${change / SHARE} pixels`);
  return {
    line: (level) => {
      const [rise, aside] = [spread(edge, level, poisson), spread(edge, level, schwarz)];
      return [...potentials].map((x, at): Point => [x - (aside[at] ?? 0), level + (rise[at] ?? 0)]);
    },
  };
}
