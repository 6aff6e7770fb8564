import { add, along, dot, multiply, reflect, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import type { Colour, Material, PaintMaterial, PlainMaterial } from '../studio/materials.ts';
import type { Intersector, Meeting } from './intersector.ts';
import type { AreaLamp } from './rig.ts';
import { basis, cosineRay, DIMENSION, type Sampler } from './sampling.ts';
import type { Environment } from './environment.ts';
import { grained } from './grain.ts';

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [1, 1, 1];
const MOST_PANES = 4;
const INNER: Colour = [0.012, 0.012, 0.013];
const AWAY = 1.2e-3;

/** Schlick's term: the fifth power of one minus the cosine. */
export function grazing(direction: Vec3, normal: Vec3): number {
  const q = 1 + dot(direction, normal);
  return q * q * q * q * q;
}

/** No brighter than `limit`, in the same colour: single bright samples would show as fireflies. */
function capped(colour: Colour, limit: number): Colour {
  const most = Math.max(colour[0], colour[1], colour[2]);
  return most > limit ? scale(colour, limit / most) : colour;
}

/** How far light is followed from a surface, metres, and how bright a single sample of it may be. */
interface Reach {
  mirror: number;
  lobe: number;
  limit: number;
}
const INDOORS: Reach = { mirror: 30, lobe: 6, limit: 0.9 };
const OUTDOORS: Reach = { mirror: 900, lobe: 120, limit: 2.5 };
/** What stands closer than this keeps the sky from a surface that is only seen in another one, metres. */
const CLOSE = 2.5;

export interface Tools {
  intersector: Intersector;
  environment: Environment;
  sampler: Sampler;
  materials: readonly Material[];
}

/** What rays see that leave a surface. */
export class Secondary {
  private readonly tools: Tools;
  private readonly reach: Reach;

  constructor(tools: Tools) {
    this.tools = tools;
    const { sky, near = INDOORS.lobe } = tools.environment.rig;
    this.reach = sky ? OUTDOORS : { ...INDOORS, lobe: near };
  }

  /** A mirror ray. */
  mirror(origin: Vec3, direction: Vec3, blur: number): Colour {
    const { intersector, environment } = this.tools;
    const floor = environment.toFloor(origin, direction);
    if (intersector.hits(origin, direction, Math.min(floor, this.reach.mirror))) {
      return this.plainly(intersector.meeting(origin, direction), direction);
    }
    if (floor < environment.rig.ground.far) {
      return environment.floor(origin[0] + direction[0] * floor, origin[1] + direction[1] * floor);
    }
    if (environment.rig.sky) return environment.studio({ origin, direction, blur });
    return environment.studio({ origin, direction: [direction[0], direction[1], Math.abs(direction[2])], blur });
  }

  /** A rough lobe: a jittered ray decides what is in the way, the mirror direction gives the light. */
  lobe(origin: Vec3, jittered: Vec3, { mirrored, rough }: { mirrored: Vec3; rough: number }): Colour {
    const { intersector, environment } = this.tools;
    if (intersector.hits(origin, jittered, Math.min(environment.toFloor(origin, jittered), this.reach.lobe))) {
      return capped(this.plainly(intersector.meeting(origin, jittered), jittered), this.reach.limit);
    }
    return environment.lobe({ origin, direction: mirrored, blur: rough });
  }

  /** Follows a ray through panes until it meets something else, and what is left of its light then. */
  private throughPanes(from: Vec3, direction: Vec3, far: number): { met: Meeting | null; left: Colour } {
    const { intersector, materials } = this.tools;
    let [origin, reach, left] = [from, far, WHITE];
    for (let pane = 0; pane < MOST_PANES && intersector.hits(origin, direction, reach); pane += 1) {
      const met = intersector.meeting(origin, direction);
      const material = materials[met.material];
      if (material.kind !== 'glass') return { met, left };
      left = multiply(left, material.tint);
      origin = along(met.point, direction, AWAY);
      reach -= met.distance + AWAY;
    }
    return { met: null, left };
  }

  /** Light on a matt surface: a cosine ray decides what is in the way, the six directions give the light. */
  diffuse(origin: Vec3, normal: Vec3): Colour {
    const { environment, sampler } = this.tools;
    const ray = cosineRay(normal, sampler.pair(DIMENSION.diffuse));
    const { met, left } = this.throughPanes(origin, ray, Math.min(environment.toFloor(origin, ray), this.reach.lobe));
    const open = environment.rig.sky ? environment.air(ray, 0) : environment.ambient(normal);
    const sky = met ? capped(this.plainly(met, ray), this.reach.limit) : open;
    return add(multiply(left, sky), add(this.lamps(origin, normal, true), this.sun(origin, normal)));
  }

  /** Light of the sun on a matt surface; panes let it through. */
  sun(origin: Vec3, normal: Vec3): Colour {
    const sun = this.tools.environment.rig.sky?.sun;
    if (!sun || dot(sun.towards, normal) <= 0) return BLACK;
    const [u, v] = this.tools.sampler.pair(DIMENSION.floor);
    const [right, up] = basis(sun.towards);
    const radius = sun.radius * Math.sqrt(u);
    const across = along(sun.towards, right, radius * Math.cos(6.2831853 * v));
    const ray = unit(along(across, up, radius * Math.sin(6.2831853 * v)));
    const { met, left } = this.throughPanes(origin, ray, this.reach.mirror);
    return met ? BLACK : multiply(left, scale(sun.colour, (sun.power * dot(ray, normal)) / Math.PI));
  }

  /** Light from all around on a surface that is only seen in another one. */
  private gathered({ point, normal }: Meeting): Colour {
    const { environment, intersector, sampler } = this.tools;
    const all = environment.ambient(normal);
    if (!environment.rig.sky) return all;
    const origin = along(point, normal, AWAY);
    const isFree = !intersector.hits(origin, cosineRay(normal, sampler.pair(DIMENSION.lobe)), CLOSE);
    return add(scale(all, isFree ? 1 : 0.08), this.sun(origin, normal));
  }

  /** What a coat mirrors that is seen in a mirror itself. Not the sun: what throws it about are specks of light. */
  private coat(point: Vec3, mirrored: Vec3): Colour {
    const { environment } = this.tools;
    if (environment.rig.sky) return environment.air(mirrored, 0);
    return environment.around({ origin: point, direction: mirrored, blur: 0 });
  }

  /** Light of the scene's lamps on a matt surface; `shadows` costs a ray. */
  lamps(origin: Vec3, normal: Vec3, shadows: boolean): Colour {
    const { lamps } = this.tools.environment.rig;
    if (lamps.length === 0) return BLACK;
    const choice = this.tools.sampler.number(DIMENSION.floor) * lamps.length;
    const lamp = lamps[Math.min(lamps.length - 1, Math.floor(choice))];
    const [s, t] = this.tools.sampler.pair(DIMENSION.pixel);
    const place = along(along(lamp.centre, lamp.u, 2 * s - 1), lamp.v, 2 * t - 1);
    const towards = subtract(place, origin);
    const squared = dot(towards, towards);
    const direction = unit(towards);
    const [received, sent] = [dot(direction, normal), -dot(direction, lamp.normal)];
    if (received <= 0 || sent <= 0) return BLACK;
    if (shadows && this.tools.intersector.hits(origin, direction, Math.sqrt(squared) - 0.02)) return BLACK;
    return scale(
      lamp.colour,
      (lamp.power * lamps.length * received * sent * areaOf(lamp)) / (Math.PI * (squared + 0.02)),
    );
  }

  /** A surface as another one sees it: no further rays but light from the environment. */
  plainly(met: Meeting, direction: Vec3): Colour {
    const { materials, environment } = this.tools;
    const material = materials[met.material];
    const { point, normal } = met;
    const facing = -dot(direction, normal);
    if (met.back && material.kind !== 'glass' && (material.kind === 'paint' || material.lined)) {
      return scale(multiply(INNER, environment.ambient(normal)), 0.35);
    }
    if (material.kind === 'light') return scale(material.colour, material.power * (0.4 + 0.6 * facing));
    const mirrored = reflect(direction, normal);
    const fresnel = 0.04 + 0.96 * grazing(direction, normal);
    if (material.kind === 'glass') {
      return scale(this.coat(point, mirrored), fresnel);
    }
    const low = environment.rig.sky ? 1 : Math.min(1, 0.25 + point[2] * 1.1);
    if (material.kind === 'paint') return scale(this.paintPlainly(material, { met, mirrored, fresnel }), low);
    const { material: here } = grained(material, [point, normal], Infinity);
    return this.matterPlainly(here, { met, mirrored, fresnel: low * this.underCar(met) });
  }

  /** Plain parts below the car are not tested for shadow; they would glint. */
  private underCar({ point }: Meeting): number {
    const { under } = this.tools.environment.rig.ground;
    if (this.tools.environment.rig.sky) return 1;
    const covered = point[2] < 0.62 && Math.abs(point[1]) < under && Math.abs(point[0]) < 2;
    return covered ? 0.06 : 1;
  }

  private paintPlainly(material: PaintMaterial, { met, mirrored, fresnel }: Shine): Colour {
    const { environment } = this.tools;
    const coat = scale(this.coat(met.point, mirrored), fresnel);
    const flakes = environment.around({ origin: met.point, direction: mirrored, blur: 0.42 });
    const matt = add(this.gathered(met), this.lamps(along(met.point, met.normal, AWAY), met.normal, false));
    const base = add(scale(flakes, material.metal), scale(matt, 1 - material.metal));
    return add(coat, scale(multiply(base, material.colour), 1 - fresnel));
  }

  private matterPlainly(material: PlainMaterial, { met, mirrored, fresnel: low }: Shine): Colour {
    const { environment } = this.tools;
    const shine = environment.around({
      origin: met.point,
      direction: mirrored,
      blur: Math.max(material.rough, environment.rig.sky ? 0.3 : 0),
    });
    if (material.metal) return scale(multiply(shine, material.colour), 0.7 * low);
    const lamps = this.lamps(along(met.point, met.normal, AWAY), met.normal, false);
    const matt = add(scale(this.gathered(met), environment.rig.sky ? 1 : (material.ambient ?? 0.6)), lamps);
    return add(scale(shine, (material.gloss ?? 0.04) * 0.8 * low), multiply(matt, material.colour));
  }
}

interface Shine {
  met: Meeting;
  mirrored: Vec3;
  fresnel: number;
}

const areaOf = ({ u, v }: AreaLamp) => 4 * Math.sqrt(dot(u, u) * dot(v, v));
