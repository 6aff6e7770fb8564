import { polyline, type Curve, type Knot } from '../geometry/curve.ts';
import type { Point } from '../geometry/outline.ts';
import type { BodyPlan, Cabin, Ends, FaceRoom, Graphic, Greenhouse, LowerBody, TailRoom } from './body-plan.ts';

/** How coordinates of a plan become those of a sister: knots `[from, to]`, straight between them. */
export interface Change {
  x?: readonly Knot[];
  z?: readonly Knot[];
  /** Factor across the car. */
  width?: number;
}

interface Maps {
  x: Curve;
  z: Curve;
  width: number;
}

const same: Curve = (value) => value;

const xz =
  ({ x, z }: Maps) =>
  ([a, b]: Knot): Knot => [x(a), z(b)];
const xy =
  ({ x, width }: Maps) =>
  ([a, b]: Knot): Knot => [x(a), b * width];

const sideView =
  ({ x, z }: Maps) =>
  ([a, b, ...radius]: Point): Point => [x(a), z(b), ...radius];
const planView =
  ({ x, width }: Maps) =>
  ([a, b, ...radius]: Point): Point => [x(a), b * width, ...radius];
const endView =
  ({ z, width }: Maps) =>
  ([a, b, ...radius]: Point): Point => [a * width, z(b), ...radius];

function viewOf(view: Graphic['view'], maps: Maps) {
  if (view === 'side') return sideView(maps);
  return view === 'plan' ? planView(maps) : endView(maps);
}

function lowerOf(lower: LowerBody, maps: Maps): LowerBody {
  const { x, z, width } = maps;
  return {
    ...lower,
    plan: lower.plan.map(xy(maps)),
    section: lower.section.map(([at, out]): Knot => [z(at), out]),
    crease: lower.crease.map(xz(maps)),
    bulges: lower.bulges.map((bulge) => ({ ...bulge, x: x(bulge.x), z: z(bulge.z) })),
    ...(lower.blade && {
      blade: { ...lower.blade, z: z(lower.blade.z), from: x(lower.blade.from), to: x(lower.blade.to) },
    }),
    ...(lower.lines && { lines: lower.lines.map((line) => ({ ...line, route: line.route.map(xz(maps)) })) }),
    top: lower.top.map(xz(maps)),
    ledgeY: lower.ledgeY * width,
    crestY: lower.crestY * width,
    floor: lower.floor.map(xz(maps)),
  };
}

function endsOf(ends: Ends, { x, z }: Maps): Ends {
  const profile = (knots: readonly Knot[]) => knots.map(([at, back]): Knot => [z(at), back]);
  return {
    ...ends,
    noseX: x(ends.noseX),
    noseProfile: profile(ends.noseProfile),
    tailX: x(ends.tailX),
    tailProfile: profile(ends.tailProfile),
  };
}

const houseOf = (house: Greenhouse, maps: Maps): Greenhouse => ({
  ...house,
  canopy: house.canopy.map(xz(maps)),
  halfWidth: house.halfWidth.map(xy(maps)),
  belt: house.belt.map(xz(maps)),
  from: maps.z(house.from),
});

const frontOf = (room: FaceRoom, { x, z, width }: Maps): FaceRoom => ({
  lampZ: z(room.lampZ),
  breadth: room.breadth * width,
  low: z(room.low),
  intake: z(room.low + room.intake) - z(room.low),
  limit: x(room.limit),
  badgeZ: z(room.badgeZ),
});

const rearOf = (room: TailRoom, { x, z, width }: Maps): TailRoom => ({
  lampZ: z(room.lampZ),
  breadth: room.breadth * width,
  plateZ: z(room.plateZ),
  limit: x(room.limit),
  badgeZ: z(room.badgeZ),
});

const cabinOf = (cabin: Cabin, { x, z, width }: Maps): Cabin => ({
  ...cabin,
  x: x(cabin.x),
  z: z(cabin.z),
  dashX: x(cabin.dashX),
  dashZ: z(cabin.dashZ),
  rows: cabin.rows.map((row) => ({ ...row, x: x(row.x), ys: row.ys.map((y) => y * width) })),
});

/** A sister of another length, height or width. Wheels stay round: their sizes are the plan's own. */
export function reshape(plan: BodyPlan, change: Change): BodyPlan {
  const x = change.x ? polyline(change.x) : same;
  const z = change.z ? polyline(change.z) : same;
  const maps: Maps = { x, z, width: change.width ?? 1 };
  const { width } = maps;
  const { spine, mirror } = plan;
  const spineZ = z(spine.z);
  return {
    ...plan,
    axles: [x(plan.axles[0]), x(plan.axles[1])],
    spine: { from: x(spine.from), to: x(spine.to), z: spineZ },
    lower: lowerOf(plan.lower, maps),
    ends: endsOf(plan.ends, maps),
    house: houseOf(plan.house, maps),
    sideGlass: plan.sideGlass.map(sideView(maps)),
    pillars: plan.pillars.map((pillar) => pillar.map(sideView(maps))),
    planGlass: plan.planGlass.map((pane) => ({
      ...pane,
      points: pane.points.map(planView(maps)),
      ...(pane.above !== undefined && { above: z(pane.above) }),
    })),
    graphics: plan.graphics.map((graphic) => ({ ...graphic, points: graphic.points.map(viewOf(graphic.view, maps)) })),
    front: frontOf(plan.front, maps),
    rear: rearOf(plan.rear, maps),
    cladding: plan.cladding.map(xz(maps)),
    shutLines: plan.shutLines.map((line) => ({
      ...line,
      points: line.points.map(viewOf(line.view ?? 'side', maps)),
      ...(line.above !== undefined && { above: z(line.above) }),
    })),
    mirror: { ...mirror, x: x(mirror.x), z: z(mirror.z) },
    cabin: cabinOf(plan.cabin, maps),
    extras: plan.extras.map((extra) => ({ ...extra, at: [x(extra.at[0]), extra.at[1] * width, z(extra.at[2])] })),
    ...(plan.rails && { rails: { from: x(plan.rails.from), to: x(plan.rails.to), y: plan.rails.y * width } }),
    ...(plan.spoiler && {
      spoiler: { ...plan.spoiler, x: x(plan.spoiler.x), halfWidth: plan.spoiler.halfWidth * width },
    }),
    aim: plan.aim + (spineZ - spine.z) * 0.5,
  };
}
