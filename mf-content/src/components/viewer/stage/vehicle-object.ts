import { Box3, BufferAttribute, BufferGeometry, Group, Mesh, type Material } from 'three';
import type { Model, ModelSurface } from './read-model.ts';

/** Outsides of the body. */
const LINED: ReadonlySet<string> = new Set(['paint', 'gloss', 'chrome']);
/** Glass after everything that is behind it. */
const LATE: Readonly<Record<string, number>> = { lens: 1, glass: 2, roofGlass: 3 };

/** Four numbers a corner, of which a shader takes three. */
function three<T extends Uint16Array | Int16Array>(values: T, out: T): T {
  for (let from = 0, to = 0; from < values.length; from += 4, to += 3) out.set(values.subarray(from, from + 3), to);
  return out;
}

function geometryOf({ places, directions, corners }: ModelSurface): BufferGeometry {
  const count = (places.length / 4) * 3;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(three(places, new Uint16Array(count)), 3));
  geometry.setAttribute('normal', new BufferAttribute(three(directions, new Int16Array(count)), 3, true));
  geometry.setIndex(new BufferAttribute(corners, 1));
  return geometry;
}

export interface VehicleObject {
  group: Group;
  /** Metres. */
  size: { width: number; height: number; length: number };
  dispose: () => void;
}

/** A model as an object that stands on the ground around the middle of its length. */
export function vehicleObject({ from, step, parts }: Model, materialOf: (finish: string) => Material): VehicleObject {
  const body = new Group();
  const geometries = parts.map((part) => {
    const mesh = new Mesh(geometryOf(part), materialOf(part.finish));
    mesh.renderOrder = LATE[part.finish] ?? 0;
    body.add(mesh);
    // Its back is the dark inside of the car, or windows would show the page through it, and lamps of the studio.
    if (LINED.has(part.finish)) body.add(new Mesh(mesh.geometry, materialOf('lining')));
    return mesh.geometry;
  });
  body.position.set(...from);
  body.scale.setScalar(step);
  const group = new Group();
  group.add(body);
  const { min, max } = new Box3().setFromObject(group);
  body.position.z -= (min.z + max.z) / 2;
  return {
    group,
    size: { width: max.x - min.x, height: max.y, length: max.z - min.z },
    dispose: () => {
      for (const geometry of geometries) geometry.dispose();
    },
  };
}
