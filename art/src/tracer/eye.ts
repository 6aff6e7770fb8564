import { add, along, dot, mix, multiply, reflect, scale, unit, type Vec3 } from '../geometry/vector.ts';
import type { Colour, GlassMaterial, LightMaterial, PaintMaterial, PlainMaterial } from '../studio/materials.ts';
import type { Meeting } from './intersector.ts';
import { cosineRay, DIMENSION, glossyRay } from './sampling.ts';
import { grained } from './grain.ts';
import { grazing, Secondary, type Tools } from './secondary.ts';
import { hazeShare } from './sky.ts';

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [1, 1, 1];
const MOST_LAYERS = 9;

interface Surface {
  /** A little off the surface, so that rays do not meet it again. */
  origin: Vec3;
  normal: Vec3;
  direction: Vec3;
  mirrored: Vec3;
  /** Schlick's term. */
  graze: number;
}

/** What the camera sees along a ray. */
export class Eye {
  private readonly tools: Tools;
  private readonly secondary: Secondary;

  constructor(tools: Tools) {
    this.tools = tools;
    this.secondary = new Secondary(tools);
  }

  /** Linear light; glass is followed through, layer by layer. */
  look(from: Vec3, direction: Vec3): Colour {
    const { intersector, materials, environment } = this.tools;
    let origin = from;
    let seen = BLACK;
    let through = WHITE;
    for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
      const floor = environment.toFloor(origin, direction);
      if (!intersector.hits(origin, direction, floor)) {
        return add(seen, multiply(through, this.beyond(origin, direction, floor)));
      }
      const met = intersector.meeting(origin, direction);
      const material = materials[met.material];
      const surface = surfaceOf(met, direction);
      if (material.kind !== 'glass') {
        const shown = this.hazy(this.shade(met, surface), { from, direction, to: met.point });
        return add(seen, multiply(through, shown));
      }
      const glass = this.throughGlass(material, surface, layer);
      seen = add(seen, multiply(through, glass.seen));
      through = multiply(through, glass.through);
      origin = along(met.point, direction, 3e-4);
      if (through[0] + through[1] + through[2] < 0.012) break;
    }
    return seen;
  }

  private throughGlass(material: GlassMaterial, surface: Surface, layer: number): { seen: Colour; through: Colour } {
    const fresnel = Math.min(1, 0.045 + 0.955 * surface.graze);
    const seen = scale(this.secondary.mirror(surface.origin, surface.mirrored, 0), fresnel * (layer > 0 ? 0.5 : 1));
    return { seen, through: scale(material.tint, 1 - fresnel) };
  }

  private shade(met: Meeting, surface: Surface): Colour {
    const material = this.tools.materials[met.material];
    if (material.kind === 'glass') return BLACK;
    if (met.back && (material.kind === 'paint' || material.lined)) return this.lining(surface);
    if (material.kind === 'light') return this.lamp(material, surface);
    return material.kind === 'paint' ? this.paint(material, surface) : this.matter(material, { met, surface });
  }

  private lamp(material: LightMaterial, { origin, mirrored, graze, normal, direction }: Surface): Colour {
    const facing = -(direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2]);
    const own = scale(material.colour, material.power * (0.35 + 0.65 * facing));
    if (!material.covered) return own;
    return add(own, scale(this.secondary.mirror(origin, mirrored, 0), 0.04 + 0.96 * graze));
  }

  private lining({ origin, normal }: Surface): Colour {
    const ray = cosineRay(normal, this.tools.sampler.pair(DIMENSION.lobe));
    return scale(this.secondary.mirror(origin, ray, 0.6), 0.02);
  }

  private glossy({ origin, normal, direction, mirrored }: Surface, rough: number, spread: number): Colour {
    const ray = glossyRay({ direction, normal, rough: spread }, this.tools.sampler.pair(DIMENSION.lobe));
    return this.secondary.lobe(origin, ray, { mirrored, rough });
  }

  /** Clear coat over flakes and solid colour. */
  private paint(material: PaintMaterial, surface: Surface): Colour {
    const { colour, metal, rough } = material;
    const fresnel = 0.04 + 0.96 * surface.graze;
    let seen = scale(this.secondary.mirror(surface.origin, surface.mirrored, 0), fresnel);
    if (metal > 0) {
      const tint = mix(colour, WHITE, surface.graze * 0.5);
      const flakes = multiply(this.glossy(surface, rough, rough * 0.6), tint);
      seen = add(seen, scale(flakes, (1 - fresnel) * (1 - fresnel) * metal));
    }
    if (metal < 1) {
      const matt = multiply(this.secondary.diffuse(surface.origin, surface.normal), colour);
      seen = add(seen, scale(matt, (1 - fresnel) * (1 - metal)));
    }
    return seen;
  }

  /** Behind the air that lies before it. */
  private hazy(seen: Colour, { from, direction, to }: { from: Vec3; direction: Vec3; to: Vec3 }): Colour {
    const { haze } = this.tools.environment.rig;
    if (!haze) return seen;
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    return mix(seen, haze.colour, hazeShare(haze, distance, [from[2], direction[2]]));
  }

  /** What varies from place to place, as it is here. */
  private matter(smooth: PlainMaterial, { met, surface: even }: { met: Meeting; surface: Surface }): Colour {
    const { material, normal } = grained(smooth, [met.point, met.normal], met.distance);
    const surface =
      normal === met.normal ? even : surfaceOf({ ...met, normal: towards(normal, even.direction) }, even.direction);
    return this.plain(material, surface);
  }

  private plain(material: PlainMaterial, surface: Surface): Colour {
    const { colour, rough } = material;
    if (material.metal) {
      const tint = mix(colour, WHITE, surface.graze);
      const lamps = scale(this.secondary.lamps(surface.origin, surface.normal, true), 0.5);
      return multiply(add(this.glossy(surface, rough, rough * 0.6), lamps), tint);
    }
    const gloss = material.gloss ?? 0.04;
    const fresnel = gloss + (1 - gloss) * surface.graze * (1 - rough);
    const shine =
      rough < 0.05 ? this.secondary.mirror(surface.origin, surface.mirrored, 0) : this.glossy(surface, rough, rough);
    return add(scale(shine, fresnel), multiply(this.secondary.diffuse(surface.origin, surface.normal), colour));
  }

  /** Floor or background. */
  private beyond(origin: Vec3, direction: Vec3, distance: number): Colour {
    const { environment } = this.tools;
    const { ground } = environment.rig;
    if (distance >= ground.far) return environment.backdrop(direction);
    const point: Vec3 = [origin[0] + direction[0] * distance, origin[1] + direction[1] * distance, 1e-4];
    const floor = this.floor(point, direction);
    const away = Math.hypot(point[0], point[1]);
    const share = Math.min(1, Math.max(0, (away - ground.blend[0]) / (ground.blend[1] - ground.blend[0])));
    const horizon = environment.backdrop([direction[0], direction[1], 0]);
    return mix(floor, horizon, share * share * (3 - 2 * share));
  }

  private floor(point: Vec3, direction: Vec3): Colour {
    const { environment, intersector, sampler } = this.tools;
    const { ground } = environment.rig;
    const own = environment.floor(point[0], point[1]);
    const fresnel = ground.mirror[0] + (ground.mirror[1] - ground.mirror[0]) * (1 + direction[2]) ** 5;
    const upwards: Vec3 = [direction[0], direction[1], -direction[2]];
    const sky = add(own, scale(environment.backdrop(upwards), fresnel * ground.backdrop));
    const [reachX, reachY] = ground.reach ?? [9, 12];
    const inReach = Math.abs(point[0]) < reachX && Math.abs(point[1]) < reachY && fresnel > 0.002;
    if (!inReach) return sky;
    const glossy = { direction, normal: [0, 0, 1] as Vec3, rough: ground.rough };
    const ray = glossyRay(glossy, sampler.pair(DIMENSION.floor));
    if (!intersector.hits(point, ray, 12)) return sky;
    const met = intersector.meeting(point, ray);
    const raw = this.secondary.plainly(met, ray);
    const most = Math.max(1.1, raw[0], raw[1], raw[2]);
    return mix(own, scale(raw, 1.1 / most), fresnel * Math.exp(-met.distance * ground.fade));
  }
}

/** A bumped normal never turns its back to whoever looks. */
function towards(normal: Vec3, direction: Vec3): Vec3 {
  const facing = dot(normal, direction);
  return facing > -0.02 ? unit(along(normal, direction, -(facing + 0.02))) : normal;
}

function surfaceOf({ point, normal }: Meeting, direction: Vec3): Surface {
  return {
    origin: along(point, normal, 1.2e-3),
    normal,
    direction,
    mirrored: reflect(direction, normal),
    graze: grazing(direction, normal),
  };
}
