import { ACCENT, cover, cut, line, plateOf, shares, type Point } from './line-work.ts';

const GROUND = '#27323d';
const BEHIND = '#10161b';
const BEND: Point = [200, 366];
const ARM = 196;
const ROUND = 44;

/** A sheet bent to an angle, in degrees, from one end to the other. */
function sheet(angle: number): readonly Point[] {
  const half = (angle * Math.PI) / 360;
  const end = (side: 1 | -1, far: number): Point => [
    BEND[0] + side * Math.sin(half) * far,
    BEND[1] - Math.cos(half) * far,
  ];
  const [left, right] = [end(-1, ROUND), end(1, ROUND)];
  const bend = shares(24).map((share): Point => {
    const rest = 1 - share;
    return [
      rest * rest * left[0] + 2 * rest * share * BEND[0] + share * share * right[0],
      rest * rest * left[1] + 2 * rest * share * BEND[1] + share * share * right[1],
    ];
  });
  return [end(-1, ARM), ...bend, end(1, ARM)];
}

const STEPS = 13;
/** The press goes to a right angle; what comes back is drawn larger than it is. */
const [PRESSED, BACK] = [90, 128];

/** The die below: a notch of a right angle, in lines that follow it. */
function die(): string[] {
  const [left, right, top, foot] = [66, 334, 400, 458];
  const notch: readonly Point[] = [
    [left, top - 30],
    [BEND[0] - 58, top - 30],
    [BEND[0], top + 24],
    [BEND[0] + 58, top - 30],
    [right, top - 30],
    [right, foot],
    [left, foot],
    [left, top - 30],
  ];
  const lines = Array.from({ length: 9 }, (_, i) => {
    const y = top - 22 + i * 9;
    const open = Math.max(0, 58 - ((y - top + 30) * 58) / 54) + 5;
    const part = (from: number, to: number) =>
      cut(
        shares(30).map((share): Point => [from + share * (to - from), y]),
        ([x]) => 3 - (x - left) / 130,
      );
    return y < top + 22
      ? [part(left + 6, BEND[0] - open), part(BEND[0] + open, right - 6)]
      : [part(left + 6, right - 6)];
  });
  return [cover(notch, BEHIND), ...lines.flat(), line(notch, { width: 1.8 })];
}

/** The punch above, on its way up. */
function punch(): string[] {
  const [left, right, top, shoulder, tip] = [152, 248, 44, 214, 262];
  const edge: readonly Point[] = [
    [left, top],
    [right, top],
    [right, shoulder],
    [BEND[0], tip],
    [left, shoulder],
    [left, top],
  ];
  const lines = shares(12).map((share) => {
    const x = left + 6 + share * (right - left - 12);
    const foot = tip - Math.abs(x - BEND[0]) - 9;
    return cut(
      shares(20).map((along): Point => [x, top + 7 + along * (foot - top - 7)]),
      () => 3.6 - 2.9 * share,
    );
  });
  return [cover(edge, BEHIND), ...lines, line(edge, { width: 1.8 })];
}

/** Where the ends of the sheets go. */
function way(side: 1 | -1): string {
  const points = shares(30).map((share): Point => {
    const half = ((PRESSED + share * (BACK - PRESSED)) * Math.PI) / 360;
    const far = ARM + 18;
    return [BEND[0] + side * Math.sin(half) * far, BEND[1] - Math.cos(half) * far];
  });
  const [before, tip] = [points.at(-3) ?? BEND, points.at(-1) ?? BEND];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const barb = (turn: number): Point => [tip[0] - 10 * Math.cos(angle + turn), tip[1] - 10 * Math.sin(angle + turn)];
  return line(points, { width: 1.3 }) + line([barb(0.45), tip, barb(-0.45)], { width: 1.3 });
}

/** The second and the third year: metal remembers. */
export function springback(): string {
  const returning = shares(STEPS)
    .slice(1)
    .map((share) => cut(sheet(PRESSED + share * (BACK - PRESSED)), ([, y]) => 0.8 + 3 * share * (y / BEND[1]) ** 2));
  return plateOf(GROUND, [...die(), ...punch(), ...returning, cut(sheet(PRESSED), () => 4.4, ACCENT), way(1), way(-1)]);
}
