import { readFileSync } from 'node:fs';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hash } from '../cli/source-file.ts';
import { CARS } from '../vehicles/fleet.ts';
import { FINISH_NAMES } from './finishes.ts';
import { readModel, readModelLock, readTable, tableOf } from './model-files.ts';
import { MODELS, MOST_BYTES } from './models.ts';

const view = z.object({
  extensions: z.object({
    EXT_meshopt_compression: z.object({
      byteOffset: z.number(),
      byteLength: z.number(),
      byteStride: z.number(),
      count: z.number(),
      mode: z.enum(['ATTRIBUTES', 'TRIANGLES']),
      filter: z.enum(['OCTAHEDRAL']).optional(),
    }),
  }),
});
const document = z.object({
  extensionsRequired: z.array(z.string()),
  nodes: z.tuple([z.object({ translation: z.array(z.number()), scale: z.array(z.number()) })]),
  meshes: z.tuple([
    z.object({
      primitives: z.array(
        z.object({
          attributes: z.object({ POSITION: z.number(), NORMAL: z.number() }),
          indices: z.number(),
          material: z.number(),
        }),
      ),
    }),
  ]),
  materials: z.array(z.object({ name: z.enum(FINISH_NAMES) })),
  accessors: z.array(z.object({ bufferView: z.number(), count: z.number() })),
  bufferViews: z.array(view),
});

const dimensions = new Map(
  z
    .array(
      z.object({ id: z.string(), dimensions: z.object({ length: z.number(), width: z.number(), height: z.number() }) }),
    )
    .parse(JSON.parse(readFileSync(new URL('../../../content/pack/vehicles.json', import.meta.url), 'utf8')))
    .map(({ id, dimensions: size }) => [id, size] as const),
);

/** A model as a browser reads it: per finish its corners in metres, their normals and its triangles. */
async function opened(id: string) {
  await MeshoptDecoder.ready;
  const file = await readModel(id);
  const length = file.readUInt32LE(12);
  const { nodes, meshes, materials, accessors, bufferViews, ...more } = document.parse(
    JSON.parse(file.subarray(20, 20 + length).toString()),
  );
  const binary = file.subarray(28 + length);
  const bytesOf = (accessor: number) => {
    const { byteOffset, byteLength, byteStride, count, mode, filter } =
      bufferViews[accessors[accessor].bufferView].extensions.EXT_meshopt_compression;
    const target = new Uint8Array(count * byteStride);
    const source = binary.subarray(byteOffset, byteOffset + byteLength);
    MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, source, mode, filter);
    return target.buffer;
  };
  const [{ translation, scale }] = nodes;
  const parts = meshes[0].primitives.map(({ attributes, indices, material }) => ({
    finish: materials[material].name,
    places: Array.from(new Uint16Array(bytesOf(attributes.POSITION)), (value, k) =>
      k % 4 === 3 ? 0 : translation[k % 4] + value * scale[0],
    ),
    normals: new Int16Array(bytesOf(attributes.NORMAL)),
    indices: new Uint16Array(bytesOf(indices)),
  }));
  return { ...more, file, parts };
}

describe.each(MODELS)('the model of %s', (id) => {
  const model = opened(id);

  test('is the one that was made, and small enough to be waited for', async () => {
    const lock = await readModelLock();
    const { file, parts } = await model;
    expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
    const triangles = parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    expect(lock[id]).toMatchObject({ bytes: file.length, sha256: hash(file), triangles });
    expect(triangles).toBeGreaterThan(30_000);
    expect(triangles).toBeLessThan(100_000);
  });

  test('has paint, glass, lamps, tyres and rims by name, each once', async () => {
    const names = (await model).parts.map(({ finish }) => finish);
    const ofCars = CARS.some((car) => car.id === id) ? ['glass', 'seat', 'dark'] : [];
    const ofAll = ['paint', 'tyre', 'rim', 'rimDark', 'gap', 'gloss', 'headlamp', 'taillamp', 'interior'];
    expect(names).toEqual(expect.arrayContaining([...ofAll, ...ofCars]));
    expect(new Set(names).size).toBe(names.length);
  });

  test('has whole numbers of triangles between corners that are there, with normals of length one that look outwards', async () => {
    const { parts } = await model;
    let [inwards, all] = [0, 0];
    for (const { places, normals, indices } of parts) {
      expect(places.every(Number.isFinite)).toBe(true);
      expect(Math.max(...new Set(indices))).toBeLessThan(places.length / 4);
      for (let at = 0; at < normals.length; at += 4) {
        const norm = Math.hypot(normals[at], normals[at + 1], normals[at + 2]) / 32_767;
        if (Math.abs(norm - 1) > 0.01) throw new Error(`${id}: a normal of length ${norm}`);
      }
      for (let t = 0; t < indices.length; t += 3) {
        const [a, b, c] = [indices[t] * 4, indices[t + 1] * 4, indices[t + 2] * 4];
        const edge = (to: number, k: number) => places[to + k] - places[a + k];
        const face = [0, 1, 2].map(
          (k) => edge(b, (k + 1) % 3) * edge(c, (k + 2) % 3) - edge(b, (k + 2) % 3) * edge(c, (k + 1) % 3),
        );
        const agrees = face.reduce(
          (sum, value, k) => sum + value * (normals[a + k] + normals[b + k] + normals[c + k]),
          0,
        );
        const area = Math.hypot(...face);
        all += area;
        if (agrees < 0) inwards += area;
      }
    }
    expect(inwards / all).toBeLessThan(0.002);
  });

  test('stands on the ground with the size that its figures say, in millimetres', async () => {
    const { parts } = await model;
    const extent = (k: number) => {
      const values = parts.flatMap(({ places }) => places.filter((_, at) => at % 4 === k));
      const [from, to] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [9, -9]);
      return { from: from * 1000, size: (to - from) * 1000 };
    };
    expect(Math.abs(extent(1).from)).toBeLessThan(12);
    const size = dimensions.get(id);
    // The concept is not sold and has no figures.
    if (!size) return;
    expect(Math.abs(extent(2).size - size.length)).toBeLessThan(20);
    expect(Math.abs(extent(1).size - size.height)).toBeLessThan(45);
    // Figures are without mirrors.
    expect(extent(0).size / size.width).toBeGreaterThan(0.95);
    expect(extent(0).size / size.width).toBeLessThan(1.25);
  });
});

test('pages of the site are told what lies there', async () => {
  expect(await readTable()).toBe(tableOf(await readModelLock()));
  expect(Object.keys(await readModelLock()).toSorted()).toEqual([...MODELS].toSorted());
});
