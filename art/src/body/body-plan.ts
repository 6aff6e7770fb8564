import type { Knot } from '../geometry/curve.ts';
import type { Point } from '../geometry/outline.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialName } from '../studio/materials.ts';
import type { WheelDesign } from '../parts/rim.ts';

/** Where an outline is drawn: `side` is x over z, `plan` is x over y, `front` and `rear` are y over z. */
export type Elevation = 'side' | 'plan' | 'front' | 'rear';

/** Something inside a graphic: a light, a slat of a grille. */
export interface Inlay {
  points: readonly Point[];
  material: MaterialName;
  radius?: number;
  depth?: number;
  /** Of its pocket: a reflector shines. */
  wallMaterial?: MaterialName;
}

/** An outline cut into the body: lamp, intake, handle. */
export interface Graphic {
  view: Elevation;
  points: readonly Point[];
  radius?: number;
  /** Curved through the points instead of straight with rounded corners. */
  curved?: boolean;
  /** The slot that a sliding door hangs in. */
  role?: 'rail';
  material: MaterialName;
  wallMaterial?: MaterialName;
  /** How deep the face lies below the skin. */
  depth?: number;
  inlays?: readonly Inlay[];
  /** A clear cover flush with the skin. */
  cover?: boolean;
  /** Nothing further back (front) or further forward (rear) than this. */
  limit?: number;
}

/** Glass seen from above. */
export interface PlanGlass {
  points: readonly Point[];
  radius: number;
  material: MaterialName;
  /** Width of the black ceramic edge. */
  frit?: number;
  /** Nothing below this height. */
  above?: number;
}

export interface ShutLine {
  view?: Elevation;
  points: readonly Point[];
  radius?: number;
  /** Nothing below this height, for lines drawn in plan. */
  above?: number;
}

/** A box or pillow that stands on its own: plate, fin, splitter. */
export interface Extra {
  kind: 'box' | 'pillow';
  half: Vec3;
  at: Vec3;
  material: MaterialName;
  exponent?: number;
  turn?: { axis: 'x' | 'y' | 'z'; angle: number };
  mirror?: boolean;
}

export interface Fillets {
  shoulder: number;
  nose: number;
  tail: number;
  sill: number;
  rail: number;
  belt: number;
}

export interface Bulge {
  x: number;
  z: number;
  width: number;
  height: number;
  out: number;
}

export interface Blade {
  z: number;
  slope: number;
  reach: number;
  from: number;
  to: number;
  depth: number;
}

export interface Cabin {
  x: number;
  length: number;
  z: number;
  dashX: number;
  dashZ: number;
  /** From before there were screens. */
  screenless?: boolean;
  /** Rows of seats: where, over which y, how much higher than the floor says. */
  rows: readonly { x: number; ys: readonly number[]; lift: number }[];
}

/** A line pressed into the side: the sheet stands out along it and comes back above and below. Metres. */
export interface CharacterLine {
  /** Height over x; the line fades in and out at the ends of its knots. */
  route: readonly Knot[];
  /** Over how much length it fades, at the rear and at the front. */
  fade: readonly [number, number];
  out: number;
  /** Over how much height the sheet comes back. */
  above: number;
  below: number;
  /** Radius of the edge. */
  edge: number;
}

/** Lower body, metres. Curves go along x unless said otherwise. */
export interface LowerBody {
  /** Half width. */
  plan: readonly Knot[];
  /** What is added to the half width, over z. */
  section: readonly Knot[];
  sectionFairing?: number;
  /** Height of the shoulder line, how far the side leans in above it, and how sharp it is. */
  crease: readonly Knot[];
  creaseLean: number;
  creaseWidth: number;
  bulges: readonly Bulge[];
  blade?: Blade;
  lines?: readonly CharacterLine[];
  flare: number;
  flareWidth: number;
  /** Height of bonnet, belt and boot. */
  top: readonly Knot[];
  hoodSweep: number;
  hoodCrown: number;
  ledge: number;
  ledgeY: number;
  crest: number;
  crestY: number;
  hoodDip: number;
  floor: readonly Knot[];
}

/** Ends of the body: reach, how they wrap in plan (y² and y⁴) and their profile over z. */
export interface Ends {
  noseX: number;
  nosePlan: readonly [number, number];
  noseProfile: readonly Knot[];
  tailX: number;
  tailPlan: readonly [number, number];
  tailProfile: readonly Knot[];
  fairing?: number;
}

/** Cabin above the belt. */
export interface Greenhouse {
  canopy: readonly Knot[];
  canopyFairing?: number;
  /** Half width at the belt. */
  halfWidth: readonly Knot[];
  belt: readonly Knot[];
  tumble: number;
  tumbleMore: number;
  sweepFront: number;
  sweepRear: number;
  crown: number;
  /** The solid ends here at the bottom. */
  from: number;
  tailGap?: number;
}

/** What a face needs to know of the body that wears it, metres. */
export interface FaceRoom {
  /** Height of the lamps. */
  lampZ: number;
  /** 1 where the corner of the nose lies 0.95 m from the middle. */
  breadth: number;
  /** Lower edge of the intake and the height that it may take. */
  low: number;
  intake: number;
  /** Lamps do not go further round the corner than this x. */
  limit: number;
  /** Height of the mark. */
  badgeZ: number;
}

/** The same at the tail. */
export interface TailRoom {
  lampZ: number;
  breadth: number;
  /** Middle of the number plate. */
  plateZ: number;
  limit: number;
  badgeZ: number;
}

/** A car as a table of named design curves: everything that makes a body type is here. */
export interface BodyPlan {
  name: string;
  wheelRadius: number;
  rimRadius: number;
  archRadius: number;
  /** Depth to which arches are cut, from the middle of the car. */
  archInner?: number;
  /** Rear axle, front axle. */
  axles: readonly [number, number];
  rim: WheelDesign;
  tyreWidth: number;
  /** How far the faces of the wheels stay inside the wings, metres. */
  wheelInset?: number;
  caliper: MaterialName;
  /** Width of a black ring round the arches; none when 0. */
  archTrim: number;
  /** Rays for the mesh start on this line. */
  spine: { from: number; to: number; z: number };
  fillet: Fillets;
  lower: LowerBody;
  ends: Ends;
  house: Greenhouse;
  sideGlass: readonly Point[];
  pillars: readonly (readonly Point[])[];
  /** Frame round the side windows; a narrow black seal when not given. */
  windowFrame?: { width: number; material: MaterialName };
  /** What is above the belt in another colour than the body. */
  roofColour?: MaterialName;
  planGlass: readonly PlanGlass[];
  /** Handles and vents; lamps and intakes come from the face. */
  graphics: readonly Graphic[];
  front: FaceRoom;
  rear: TailRoom;
  cladding: readonly Knot[];
  shutLines: readonly ShutLine[];
  /** Outside mirrors, of the body's colour or black, or cameras on arms in their place. */
  mirror: { x: number; z: number; out: number; camera?: boolean; black?: boolean };
  cabin: Cabin;
  extras: readonly Extra[];
  /** Rails on the roof. */
  rails?: { from: number; to: number; y: number };
  /** Blade over the rear window, on the roof at x. */
  spoiler?: { x: number; halfLength: number; halfWidth: number; lean: number };
  /** Height of the camera's aim. */
  aim: number;
}
