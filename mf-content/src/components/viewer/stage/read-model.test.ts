import { readdirSync, readFileSync } from 'node:fs';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_MODELS } from '../vehicle-models.ts';
import { decodeTriangles, decodeVertices, unfoldDirections } from './meshopt.ts';
import { readModel } from './read-model.ts';

const FOLDER = new URL('../../../../../content/media/models/', import.meta.url);

beforeAll(() => Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]));

/** Whole numbers that look accidental and are the same every time. */
function numbers(count: number, most: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  });
}

describe('what the package writes is read here as the package reads it', () => {
  it.each([1, 15, 16, 17, 255, 256, 257, 3000])('%i vertices', (count) => {
    const smooth = Uint16Array.from({ length: count * 4 }, (_, at) => Math.round(900 * Math.sin(at / 40) + 1000));
    const wild = Uint8Array.from(numbers(count * 8, 256));
    for (const source of [new Uint8Array(smooth.buffer), wild]) {
      const bytes = MeshoptEncoder.encodeVertexBufferLevel(source, count, 8, 2, 0);
      expect(decodeVertices(bytes, count, 8)).toEqual(source);
    }
  });

  it.each([1, 2, 50, 2000])('%i triangles, whichever corners they share', (triangles) => {
    for (const corners of [numbers(triangles * 3, 60_000), numbers(triangles * 3, 40)]) {
      const source = Uint32Array.from(corners);
      const bytes = MeshoptEncoder.encodeIndexBuffer(new Uint8Array(source.buffer), source.length, 4);
      const known = new Uint8Array(source.length * 4);
      MeshoptDecoder.decodeIndexBuffer(known, source.length, 4, bytes);
      expect([...decodeTriangles(bytes, source.length)]).toEqual([...new Uint32Array(known.buffer)]);
    }
  });

  it('unit vectors', () => {
    const flat = Float32Array.from(numbers(4000, 2001), (value) => value / 1000 - 1);
    const folded = MeshoptEncoder.encodeFilterOct(flat, flat.length / 4, 8, 11);
    const bytes = MeshoptEncoder.encodeVertexBufferLevel(folded, flat.length / 4, 8, 2, 0);
    const known = new Uint8Array(folded.length);
    MeshoptDecoder.decodeGltfBuffer(known, flat.length / 4, 8, bytes, 'ATTRIBUTES', 'OCTAHEDRAL');
    const expected = new Int16Array(known.buffer);
    const read = unfoldDirections(new Int16Array(folded.slice().buffer));
    const apart = read.map((value, at) => Math.abs(value - (expected[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });
});

const fileOf = (name: string): ArrayBuffer => new Uint8Array(readFileSync(new URL(name, FOLDER))).buffer;

describe.each(readdirSync(FOLDER))('%s', (name) => {
  it('opens as a vehicle that stands on the ground, as long as the table says', () => {
    const { from, step, parts } = readModel(fileOf(name));
    const most = Math.max(
      ...parts.map(({ places }) =>
        places.reduce((high, value, at) => (at % 4 === 2 ? Math.max(high, value) : high), 0),
      ),
    );
    const length = Math.round(most * step * 1000);
    expect(Math.abs(length - (VEHICLE_MODELS[name.replace('.glb', '')]?.length ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(from[1])).toBeLessThan(0.012);
    for (const { places, corners } of parts)
      expect(corners.reduce((high, corner) => Math.max(high, corner), 0)).toBe(places.length / 4 - 1);
  });
});

it.each([
  ['nothing', new ArrayBuffer(0)],
  ['a page that says that it is not there', new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer],
  ['the first half of a model', fileOf('chenyue-s1.glb').slice(0, 200_000)],
])('%s is no model', (_what, file) => {
  expect(() => readModel(file)).toThrow(RangeError);
});
