import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { MATERIAL_NUMBERS, materialTable, type Material, type PaintName } from '../studio/materials.ts';
import { FINISHES, FINISH_NAMES, type Finish } from './finishes.ts';
import type { Mesh } from './mesh.ts';

/*
 * glTF 2.0 in one binary file with KHR_mesh_quantization and EXT_meshopt_compression: places as 14 bits of the longest side, normals
 * as octahedra of 11 bits. Metres, +y up, the nose towards +z, as glTF has it.
 */

const PLACE_STEPS = 2 ** 14 - 1;
const NORMAL_BITS = 11;
const STRIDE = 8;
const COMPRESSION = 'EXT_meshopt_compression';
const QUANTIZATION = 'KHR_mesh_quantization';
const GLB = { magic: 0x46546c67, json: 0x4e4f534a, binary: 0x004e4942 } as const;
const COMPONENT = { short: 5122, ushort: 5123 } as const;
const NONE = 0xffffffff;

/** `art` has x to the nose and z up. */
const turned = (values: ArrayLike<number>, at: number) => [values[at + 1], values[at + 2], values[at]] as const;

interface Piece {
  finish: Finish;
  /** Local to the piece. */
  indices: Uint32Array;
  /** Of the mesh's corners, in the order of the piece. */
  corners: Uint32Array;
}

/** Triangles of one finish and the corners that they use, in an order that compresses. */
function pieceOf({ finishes, indices }: Mesh, finish: number): Piece {
  const own: number[] = [];
  for (let t = 0; t < indices.length; t += 3)
    if (finishes[indices[t]] === finish) own.push(indices[t], indices[t + 1], indices[t + 2]);
  const list = new Uint32Array(own);
  const [remap, count] = MeshoptEncoder.reorderMesh(list, true, true);
  const corners = new Uint32Array(count);
  for (const [corner, to] of remap.entries()) if (to !== NONE) corners[to] = corner;
  return { finish: FINISH_NAMES[finish], indices: list, corners };
}

/** What a model's places count in: metres of the corner that all numbers begin at, and of a step. */
interface Grid {
  from: readonly number[];
  step: number;
}

function gridOf({ positions }: Mesh, pieces: readonly Piece[]): Grid {
  const from = [Infinity, Infinity, Infinity];
  const to = [-Infinity, -Infinity, -Infinity];
  for (const corner of pieces.flatMap(({ corners }) => [...corners])) {
    for (const [k, value] of turned(positions, 3 * corner).entries()) {
      from[k] = Math.min(from[k], value);
      to[k] = Math.max(to[k], value);
    }
  }
  return { from, step: Math.max(...to.map((value, k) => value - from[k])) / PLACE_STEPS };
}

function placesOf({ positions }: Mesh, { corners }: Piece, { from, step }: Grid): Uint16Array {
  const out = new Uint16Array(corners.length * 4);
  for (const [at, corner] of corners.entries())
    out.set(
      turned(positions, 3 * corner).map((value, k) => Math.round((value - from[k]) / step)),
      4 * at,
    );
  return out;
}

function directionsOf({ normals }: Mesh, { corners }: Piece): Uint8Array {
  const flat = new Float32Array(corners.length * 4);
  for (const [at, corner] of corners.entries()) flat.set(turned(normals, 3 * corner), 4 * at);
  return MeshoptEncoder.encodeFilterOct(flat, corners.length, STRIDE, NORMAL_BITS);
}

/** The binary part as it grows, and what the JSON says of it. */
class Bin {
  readonly chunks: Uint8Array[] = [];
  readonly views: object[] = [];
  readonly accessors: object[] = [];
  length = 0;
  plainLength = 0;

  private append(bytes: Uint8Array): number {
    const at = this.length;
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    this.chunks.push(padded);
    this.length += padded.length;
    return at;
  }

  private addView(source: Uint8Array, layout: { count: number; size: number; mode: string; filter?: string }): number {
    const { count, size, mode, filter } = layout;
    const bytes = MeshoptEncoder.encodeGltfBuffer(source, count, size, mode, 0);
    const compressed = { buffer: 0, byteOffset: this.append(bytes), byteLength: bytes.length, byteStride: size };
    this.views.push({
      buffer: 1,
      byteOffset: this.plainLength,
      byteLength: count * size,
      ...(mode === 'ATTRIBUTES' && { byteStride: size, target: 34_962 }),
      ...(mode === 'TRIANGLES' && { target: 34_963 }),
      extensions: { [COMPRESSION]: { ...compressed, count, mode, ...(filter && { filter }) } },
    });
    this.plainLength += Math.ceil((count * size) / 4) * 4;
    return this.views.length - 1;
  }

  addAttribute(source: Uint8Array, about: { count: number; filter?: string; more: object }): number {
    const { count, filter, more } = about;
    const bufferView = this.addView(source, { count, size: STRIDE, mode: 'ATTRIBUTES', ...(filter && { filter }) });
    this.accessors.push({ bufferView, count, type: 'VEC3', ...more });
    return this.accessors.length - 1;
  }

  addIndices(indices: Uint32Array): number {
    const short = Uint16Array.from(indices);
    const bufferView = this.addView(new Uint8Array(short.buffer), {
      count: indices.length,
      size: 2,
      mode: 'TRIANGLES',
    });
    this.accessors.push({ bufferView, count: indices.length, type: 'SCALAR', componentType: COMPONENT.ushort });
    return this.accessors.length - 1;
  }
}

/** Smallest and largest of each of three numbers out of four. */
function extremes(values: Uint16Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < values.length; at += 4) {
    for (const k of [0, 1, 2]) {
      min[k] = Math.min(min[k], values[at + k]);
      max[k] = Math.max(max[k], values[at + k]);
    }
  }
  return { min, max };
}

interface Drawn {
  mesh: Mesh;
  grid: Grid;
  material: number;
}

function primitiveOf(bin: Bin, piece: Piece, { mesh, grid, material }: Drawn): object {
  const count = piece.corners.length;
  if (count > 65_535) throw new Error(`${piece.finish}: ${count} corners do not fit into 16 bits`);
  const places = placesOf(mesh, piece, grid);
  const position = bin.addAttribute(new Uint8Array(places.buffer), {
    count,
    more: { componentType: COMPONENT.ushort, ...extremes(places) },
  });
  const normal = bin.addAttribute(directionsOf(mesh, piece), {
    count,
    filter: 'OCTAHEDRAL',
    more: { componentType: COMPONENT.short, normalized: true },
  });
  return { attributes: { POSITION: position, NORMAL: normal }, indices: bin.addIndices(piece.indices), material };
}

/** For viewers that know nothing of finishes: the tracer's own numbers. */
function materialOf(finish: Finish, table: readonly Material[]): object {
  const material = table[MATERIAL_NUMBERS[FINISHES[finish][0]]];
  const colourOf = () => (material.kind === 'glass' ? material.tint : material.colour);
  const isMetal = material.kind === 'plain' && material.metal === true;
  const rough = material.kind === 'plain' || material.kind === 'paint' ? material.rough : 0.05;
  return {
    name: finish,
    doubleSided: finish !== 'paint',
    pbrMetallicRoughness: {
      baseColorFactor: [...colourOf(), material.kind === 'glass' ? 0.4 : 1],
      metallicFactor: isMetal ? 1 : material.kind === 'paint' ? material.metal : 0,
      roughnessFactor: rough,
    },
    ...(material.kind === 'glass' && { alphaMode: 'BLEND' }),
  };
}

function chunk(type: number, bytes: Uint8Array, filler: number): Buffer {
  const body = Buffer.alloc(Math.ceil(bytes.length / 4) * 4, filler);
  body.set(bytes);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(body.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, body]);
}

function fileOf(document: object, bin: Bin): Buffer {
  const json = chunk(GLB.json, Buffer.from(JSON.stringify(document)), 0x20);
  const binary = chunk(GLB.binary, Buffer.concat(bin.chunks), 0);
  const head = Buffer.alloc(12);
  head.writeUInt32LE(GLB.magic, 0);
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + json.length + binary.length, 8);
  return Buffer.concat([head, json, binary]);
}

/** A mesh as a binary glTF file, with a primitive for each finish that it wears. */
export async function glbOf(mesh: Mesh, { name, paint }: { name: string; paint: PaintName }): Promise<Buffer> {
  await MeshoptEncoder.ready;
  const pieces = FINISH_NAMES.map((_, finish) => pieceOf(mesh, finish)).filter(({ corners }) => corners.length > 0);
  const grid = gridOf(mesh, pieces);
  const bin = new Bin();
  const primitives = pieces.map((piece, material) => primitiveOf(bin, piece, { mesh, grid, material }));
  const table = materialTable(paint, true);
  return fileOf(
    {
      asset: { version: '2.0', generator: 'art models' },
      extensionsUsed: [QUANTIZATION, COMPRESSION],
      extensionsRequired: [QUANTIZATION, COMPRESSION],
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ name, mesh: 0, translation: grid.from, scale: [grid.step, grid.step, grid.step] }],
      meshes: [{ name, primitives }],
      materials: pieces.map(({ finish }) => materialOf(finish, table)),
      accessors: bin.accessors,
      bufferViews: bin.views,
      buffers: [
        { byteLength: bin.length },
        { byteLength: bin.plainLength, extensions: { [COMPRESSION]: { fallback: true } } },
      ],
    },
    bin,
  );
}
