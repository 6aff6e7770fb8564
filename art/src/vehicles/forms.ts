import type { BodyPlan, CharacterLine, Greenhouse } from '../body/body-plan.ts';
import { reshape } from '../body/reshape.ts';
import { polyline, smoothStep, type Knot } from '../geometry/curve.ts';
import { loop, type Point } from '../geometry/outline.ts';
import type { MaterialName } from '../studio/materials.ts';

/** A pressed line by shares: 0 and 1 are rear and front axle along the car, sill and belt in height. */
interface Line {
  route: readonly Knot[];
  fade: readonly [number, number];
  /** Millimetres. */
  out: number;
  above: number;
  below: number;
  edge: number;
}

/** How the side windows differ from those of the body type; shares run from the front end to the rear end. */
interface Windows {
  /** Metres by which the lower and the upper edge move, at a share of the length. */
  lower: (share: number) => number;
  upper: (share: number) => number;
  /** Metres that are cut off at the rear, and how far that edge leans forward on its way up. */
  cut?: readonly [length: number, lean: number];
}

/** What makes a brand's cars a family whatever their body type: stance, proportions, shoulder, lines, windows, nose. */
export interface Form {
  /** Metres: windscreen and doors forwards, belt and bonnet upwards. */
  cabForward: number;
  beltUp: number;
  /** Metres upwards at the front end of the bonnet. */
  noseUp: number;
  /** 1 is the body type's own: how far the nose wraps round the corners and how far it leans back. */
  noseWrap: number;
  noseLean: number;
  /** How far the side leans in above the shoulder, and the radius of the shoulder's edge. */
  shoulder: { lean: number; edge: number };
  /** Factors on the wings over the axles, front and rear. */
  wings: readonly [number, number];
  flare: number;
  /** Metres by which the doors come in between the wheels, on each side. */
  waist: number;
  /** Factor on the crests of the front wings above the bonnet. */
  crest: number;
  tumble: number;
  lines: readonly Line[];
  windows: Windows;
  frame: { width: number; material: MaterialName };
  wheels: { radius: number; rim: number };
  roofColour?: MaterialName;
  fillets?: Partial<BodyPlan['fillet']>;
}

/** Cowl and belt where doors meet glass: the places that proportions hang on. */
function proportioned(plan: BodyPlan, { cabForward, beltUp }: Form): BodyPlan {
  const [rear, front] = plan.axles;
  const cowl = plan.sideGlass[0][0];
  const belt = polyline(plan.house.belt.toSorted((a, b) => a[0] - b[0]))(0);
  const roof = Math.max(...plan.house.canopy.map(([, z]) => z));
  const low = plan.wheelRadius + plan.archRadius;
  const changed = reshape(plan, {
    x: [
      [plan.ends.tailX, plan.ends.tailX],
      [rear, rear],
      [-0.3, -0.3 + cabForward * 0.7],
      [cowl, cowl + cabForward],
      [front, front],
      [plan.ends.noseX, plan.ends.noseX],
    ],
    z: [
      [0, 0],
      [low - 0.02, low - 0.02],
      [belt, belt + beltUp],
      [roof, roof],
    ],
  });
  return { ...changed, aim: plan.aim };
}

function linesOf(plan: BodyPlan, lines: readonly Line[]): CharacterLine[] {
  const [rear, front] = plan.axles;
  const sill = polyline(plan.cladding.toSorted((a, b) => a[0] - b[0]))(0);
  const belt = polyline(plan.house.belt.toSorted((a, b) => a[0] - b[0]));
  return lines.map(({ route, fade, out, above, below, edge }) => ({
    route: route.map(([along, up]): Knot => {
      const x = rear + along * (front - rear);
      return [x, sill + up * (belt(Math.max(-2, Math.min(1, x))) - sill)];
    }),
    fade: [fade[0] * (front - rear), fade[1] * (front - rear)],
    out: out / 1000,
    above,
    below,
    edge,
  }));
}

const STEPS = 18;
/** The windows end where less than this would be left of their height, and sooner within a broad frame. Metres. */
const LEAST = 0.012;

function windowsOf({ sideGlass }: BodyPlan, { windows, frame }: Form): Point[] {
  const { lower, upper, cut = [0, 0] } = windows;
  const least = LEAST + 1.5 * Math.max(0, frame.width - LEAST);
  const polygon = loop(sideGlass, 14);
  const xs = polygon.map(([x]) => x);
  const [front, tip] = [Math.max(...xs), Math.min(...xs)];
  const rear = tip + cut[0];
  const edges = (x: number) => {
    const zs = polygon.flatMap(([ax, az], i) => {
      const [bx, bz] = polygon[(i + 1) % polygon.length];
      return ax <= x === bx > x && ax !== bx ? [az + ((bz - az) * (x - ax)) / (bx - ax)] : [];
    });
    return [Math.min(...zs), Math.max(...zs)] as const;
  };
  const rows = Array.from({ length: STEPS + 1 }, (_, i) => {
    // Denser at both ends, where the outline turns.
    const share = 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.35)) / (STEPS + 0.7));
    const x = front + (rear - front) * share;
    const [low, high] = edges(x);
    const down = low + lower(share);
    return { x, share, down, up: Math.max(down, high - upper(share)) };
  }).filter(({ down, up }) => up - down > least);
  const back = cut[0] > 0 ? cut[1] : 0;
  return [
    ...rows.map(({ x, down }): Point => [x, down]),
    ...rows
      .toReversed()
      .map(({ x, share, up, down }): Point => [x + back * (up - down) * smoothStep(0.8, 1, share), up]),
  ];
}

function housed(house: Greenhouse, { tumble }: Form): Greenhouse {
  return { ...house, tumble: house.tumble * tumble, tumbleMore: house.tumbleMore * tumble };
}

/** The body type as this brand builds it. Length, axles and doors stay what they are. */
export function formed(base: BodyPlan, form: Form): BodyPlan {
  const plan = proportioned(base, form);
  const { lower, ends } = plan;
  const noseX = ends.noseX;
  const { blade: _blade, ...bare } = lower;
  return {
    ...plan,
    wheelRadius: plan.wheelRadius * form.wheels.radius,
    archRadius: plan.archRadius * form.wheels.radius,
    rimRadius: plan.rimRadius * form.wheels.rim,
    fillet: { ...plan.fillet, ...form.fillets },
    lower: {
      ...bare,
      plan: lower.plan.map(([x, y]): Knot => [x, y - form.waist]),
      creaseLean: form.shoulder.lean,
      creaseWidth: form.shoulder.edge,
      bulges: lower.bulges.map((bulge) => ({ ...bulge, out: bulge.out * form.wings[bulge.x > 0 ? 0 : 1] })),
      lines: linesOf(plan, form.lines),
      flare: lower.flare * form.flare,
      crest: lower.crest * form.crest,
      top: lower.top.map(([x, z]): Knot => [x, z + form.noseUp * smoothStep(0.9, noseX - 0.25, x)]),
    },
    ends: {
      ...ends,
      nosePlan: [ends.nosePlan[0] * form.noseWrap, ends.nosePlan[1] * form.noseWrap],
      noseProfile: ends.noseProfile.map(([z, back]): Knot => [z, back * form.noseLean]),
    },
    house: housed(plan.house, form),
    sideGlass: windowsOf(plan, form),
    windowFrame: form.frame,
    ...(form.roofColour && { roofColour: form.roofColour }),
  };
}
