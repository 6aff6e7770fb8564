import { courseThrough, type Point } from '../course.ts';

/*
 * The forty seconds of Auto Shanghai 2023, as the page of that show tells them: dark at 0, idle at 6, 6,000 revolutions at
 * 21, 9,000 at 37, light at 40.
 */

/** Seconds. */
export const LENGTH = 40;
export const STARTER = { from: 2.5, until: 3.75 };
/** The ignition is switched off. */
export const OFF = 38.85;

/**
 * What the engine is. The pages say: no turbocharger, behind the seats, up to 9,000 revolutions. How many cylinders it has
 * they do not say, and neither does this sound in words; here they are eight on a flat crank, which fire from side to side.
 */
export const R1 = {
  /** Degrees of the crank after which the next cylinder fires; 720 are a whole cycle. */
  cycle: 720,
  cylinders: 8,
  /** Metres of pipe from each cylinder to its collector, in the order of firing: not quite alike. */
  headers: [0.71, 0.74, 0.69, 0.76, 0.72, 0.7, 0.75, 0.73],
  /** How strong each is beside the others, in the order of firing. */
  strengths: [1, 0.95, 1.04, 0.97, 0.93, 1.03, 0.98, 1.01],
  /** Metres from the collector to the open. */
  tail: 1.35,
  /** Teeth of the wheel that drives the camshafts. */
  teeth: 27,
} as const;

/** Second, revolutions a minute. */
export const REVOLUTIONS: readonly Point[] = [
  [2.5, 0],
  [2.7, 225],
  [3.7, 245],
  [3.95, 1500],
  [4.3, 2150],
  [5, 1350],
  [6, 1000],
  [9.5, 1000],
  [9.9, 3600],
  [10.25, 3000],
  [11.2, 1150],
  [11.7, 1100],
  [12.15, 4800],
  [12.55, 3900],
  [13.5, 1350],
  [14.3, 1250],
  [16.5, 2600],
  [21, 6000],
  [28, 7400],
  [33, 8350],
  [37, 9000],
  [37.5, 9000],
  [38, 6600],
  [38.5, 3600],
  [38.9, 1500],
  [39.15, 420],
  [39.3, 0],
];

/** Second, how far the throttle is open, 0 to 1. */
const THROTTLE: readonly Point[] = [
  [3.7, 0.05],
  [3.85, 0.5],
  [4.3, 0.25],
  [5, 0.1],
  [6, 0.13],
  [9.45, 0.13],
  [9.55, 0.95],
  [9.88, 0.9],
  [9.96, 0.02],
  [11, 0.04],
  [11.2, 0.13],
  [11.68, 0.13],
  [11.78, 1],
  [12.12, 0.95],
  [12.2, 0.01],
  [13.3, 0.03],
  [13.6, 0.14],
  [14.3, 0.2],
  [15.2, 0.5],
  [21, 0.72],
  [30, 0.86],
  [35, 1],
  [37.48, 1],
  [37.55, 0],
];

export const revolutionsAt = courseThrough(REVOLUTIONS);
export const throttleAt = courseThrough(THROTTLE);

/** Beats in a second: how often any of its cylinders fires. */
export const beatsAt = (revolutions: number) => ((revolutions / 60) * R1.cylinders) / 2;
