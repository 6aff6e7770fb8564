import { ACCENT, circle, clamp, cover, cut, line, PLATE, plateOf, shares, smooth, type Point } from './line-work.ts';

const MIDDLE: Point = [200, 250];
const DOME = 84;
const COLLAR = 112;
const GROUND = '#5a4636';
const BEHIND = '#241c16';

const GUNS = 31;
const HEARD = 9;

/** Sounds of the guns, row by row, until the button is pressed; behind it the line stands still. */
function gun(row: number): string {
  const y = 34 + (row * (PLATE.height - 68)) / (GUNS - 1);
  const [length, height] = row === HEARD ? [6.5, 3.2] : [21 + 3 * Math.sin(row * 2.4), 4.6 + Math.sin(row * 1.7)];
  const points = shares(420).map((share): Point => {
    const x = -5 + share * (PLATE.width + 10);
    const loud = 1 - smooth(MIDDLE[0] - 70, MIDDLE[0], x);
    const swell = 0.72 + 0.28 * Math.sin(x / 37 + row);
    return [x, y + loud * swell * height * Math.sin((2 * Math.PI * x) / length + row * 1.3)];
  });
  if (row === HEARD) return line(points, { width: 1.5, colour: ACCENT });
  return cut(points, ([x]) => 1 + 1.7 * (1 - smooth(MIDDLE[0] - 70, MIDDLE[0] + 30, x)));
}

/** Rings whose width is the light that falls on them from the upper left; `steep` is how the surface leans there. */
function ring(radius: number, steep: number): string {
  return cut(circle(MIDDLE, radius, 160), ([x, y]) => {
    const [dx, dy] = [(x - MIDDLE[0]) / radius, (y - MIDDLE[1]) / radius];
    const light = clamp(0.42 * Math.sqrt(1 - Math.min(1, steep * steep)) - steep * (0.55 * dx + 0.62 * dy));
    return 0.7 + 4.4 * light;
  });
}

/** The eleventh day: a sound that was thinner than the others, and the button. */
export function stopButton(): string {
  const dome = shares(12).map((share) => ring(6 + share * (DOME - 6), 0.96 * share ** 1.6));
  const collar = [0, 0.5, 1].map((share) => ring(DOME + 13 + share * (COLLAR - DOME - 13), -0.5 + share));
  return plateOf(GROUND, [
    ...Array.from({ length: GUNS }, (_, row) => gun(row)),
    cover(circle(MIDDLE, COLLAR + 6), BEHIND),
    ...collar,
    ...dome,
  ]);
}
