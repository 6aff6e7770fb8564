import { bump, fair, ramp, smoothStep, softMax, softMin, type Curve } from '../geometry/curve.ts';
import type { BodyPlan, CharacterLine } from './body-plan.ts';

/** The body as a function of space and the curves that others need to sit on it. */
export interface Body {
  /** Below zero inside. */
  inside: (x: number, y: number, z: number) => number;
  /** Half width of the side at x and z. */
  side: (x: number, z: number) => number;
  /** Height of bonnet and wings at x and y. */
  wing: (x: number, y: number) => number;
  /** Half width of the cabin at the belt. */
  cabin: Curve;
}

/** How far a pressed line pushes the side out at x and z. */
function pressed({ route, fade, out, above, below, edge }: CharacterLine) {
  const height = fair(route, { sigma: 0.05 });
  const [rear, front] = [route[0][0], route[route.length - 1][0]];
  return (x: number, z: number) => {
    const share = smoothStep(rear, rear + fade[0], x) * smoothStep(front, front - fade[1], x);
    if (share === 0) return 0;
    const off = z - height(x);
    const away = Math.sqrt(off * off + edge * edge);
    const reach = below + (above - below) * (0.5 + (0.5 * off) / away);
    return share * out * Math.exp((edge - away) / reach);
  };
}

/** Heights of everything on the side that has an edge, over x. */
export function edgesOf({ lower }: BodyPlan): readonly Curve[] {
  return [fair(lower.crease, { sigma: 0.12 }), ...(lower.lines ?? []).map(({ route }) => fair(route, { sigma: 0.05 }))];
}

function sideOf({ lower, archRadius, wheelRadius, axles }: BodyPlan) {
  const plan = fair(lower.plan, { sigma: 0.1 });
  const section = fair(lower.section, { sigma: lower.sectionFairing ?? 0.022, pad: 0.6 });
  const crease = fair(lower.crease, { sigma: 0.12 });
  const lines = (lower.lines ?? []).map(pressed);
  const blade = (x: number, z: number) => {
    if (!lower.blade) return 0;
    const { z: height, slope, reach, from, to, depth } = lower.blade;
    const share = smoothStep(from, from + 0.5, x) * smoothStep(to, to - 0.5, x);
    return share * depth * bump(z - height - slope * x, reach, reach);
  };
  return (x: number, z: number) => {
    let width = plan(x) + section(z) * (1 - 0.55 * smoothStep(1.2, 2.2, Math.abs(x)));
    width -= lower.creaseLean * ramp(z - crease(x), lower.creaseWidth);
    for (const b of lower.bulges) width += b.out * bump(x, b.x, b.width) * bump(z, b.z, b.height);
    width -= blade(x, z);
    for (const line of lines) width += line(x, z);
    for (const axle of axles) {
      width += lower.flare * bump(Math.hypot(x - axle, z - wheelRadius), archRadius, lower.flareWidth);
    }
    return width;
  };
}

function wingOf({ lower }: BodyPlan) {
  const top = fair(lower.top, { sigma: 0.09 });
  return (x: number, y: number) => {
    const sweep = lower.hoodSweep * y * y * smoothStep(0.3, 1.4, x);
    const crest = lower.crest * bump(y, lower.crestY, 0.15) * smoothStep(0.75, 1.35, x) * smoothStep(2.45, 1.7, x);
    const dip = lower.hoodDip * bump(y, 0, 0.34) * smoothStep(0.7, 1.3, x);
    return top(x + sweep) - lower.hoodCrown * y * y - lower.ledge * ramp(y - lower.ledgeY, 0.05) + crest - dip;
  };
}

function roofOf({ house }: BodyPlan) {
  const canopy = fair(house.canopy, { sigma: house.canopyFairing ?? 0.085 });
  return (x: number, y: number) => {
    const front = house.sweepFront * smoothStep(-0.3, 0.7, x);
    const rear = house.sweepRear * smoothStep(0.1, -1.2, x);
    return canopy(x + y * y * (front - rear)) - house.crown * y * y;
  };
}

function endsOf({ ends }: BodyPlan) {
  const nose = fair(ends.noseProfile, { sigma: ends.fairing ?? 0.03, pad: 0.6 });
  const tail = fair(ends.tailProfile, { sigma: ends.fairing ?? 0.03, pad: 0.6 });
  const wrap = ([second, fourth]: readonly [number, number], y: number) => second * y * y + fourth * y ** 4;
  return {
    noseAt: (y: number, z: number) => ends.noseX - wrap(ends.nosePlan, y) - nose(z),
    tailAt: (y: number, z: number) => ends.tailX + wrap(ends.tailPlan, y) + tail(z),
  };
}

/**
 * Lower body and cabin are two solids, each the smooth intersection of side, top, nose, tail and floor surfaces; the cabin
 * joins with a tight fillet at the belt.
 */
export function makeBody(plan: BodyPlan): Body {
  const { fillet, house } = plan;
  const [side, wing, roof] = [sideOf(plan), wingOf(plan), roofOf(plan)];
  const { noseAt, tailAt } = endsOf(plan);
  const floor = fair(plan.lower.floor, { sigma: 0.08 });
  const belt = fair(house.belt, { sigma: 0.1 });
  const cabin = fair(house.halfWidth, { sigma: 0.12 });
  const flank = (x: number, z: number) => {
    const above = ramp(z - belt(x), 0.03);
    return cabin(x) - house.tumble * above - house.tumbleMore * above * above;
  };
  const inside = (x: number, signedY: number, z: number) => {
    const y = Math.abs(signedY);
    const tail = tailAt(y, z);
    let lower = softMax(y - side(x, z), (z - wing(x, y)) * 0.95, fillet.shoulder);
    lower = softMax(lower, x - noseAt(y, z), fillet.nose);
    lower = softMax(lower, tail - x, fillet.tail);
    lower = softMax(lower, floor(x) - z, fillet.sill);
    let upper = softMax((y - flank(x, z)) * 0.92, (z - roof(x, y)) * 0.9, fillet.rail);
    upper = softMax(upper, house.from - z, 0.05);
    upper = softMax(upper, tail + (house.tailGap ?? 0.03) - x, fillet.tail);
    return softMin(lower, upper, fillet.belt);
  };
  return { inside, side, wing, cabin };
}
