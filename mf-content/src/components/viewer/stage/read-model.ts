import { decodeTriangles, decodeVertices, unfoldDirections } from './meshopt.ts';

/** Triangles of one finish: places count in steps of the model's grid, four numbers to a corner. */
export interface ModelSurface {
  finish: string;
  places: Uint16Array;
  directions: Int16Array;
  corners: Uint16Array;
}

/** A vehicle, metres, +y up and its nose towards +z. */
export interface Model {
  from: readonly [number, number, number];
  step: number;
  parts: readonly ModelSurface[];
}

interface Compressed {
  byteOffset: number;
  byteLength: number;
  byteStride: number;
  count: number;
}

/** What `art models` writes of glTF 2.0, and nothing else of it. */
interface GltfDocument {
  nodes: readonly { translation: [number, number, number]; scale: [number, number, number] }[];
  meshes: readonly {
    primitives: readonly { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number }[];
  }[];
  materials: readonly { name: string }[];
  accessors: readonly { bufferView: number }[];
  bufferViews: readonly { extensions: { EXT_meshopt_compression: Compressed } }[];
}

const MAGIC = 0x46546c67;
const HEAD = 20;
const CHUNK_HEAD = 8;

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('the model names a part that it does not have');
  return value;
}

/**
 * A binary glTF file of `art models`.
 * @throws RangeError when it is something else, or ends too early
 */
export function readModel(file: ArrayBuffer): Model {
  const head = new DataView(file);
  if (file.byteLength < HEAD || head.getUint32(0, true) !== MAGIC) throw new RangeError('not a binary glTF file');
  const length = head.getUint32(12, true);
  const document = JSON.parse(new TextDecoder().decode(new Uint8Array(file, HEAD, length))) as GltfDocument;
  const binary = HEAD + length + CHUNK_HEAD;
  const compressed = (accessor: number) => {
    const { bufferView } = there(document.accessors[accessor]);
    const { byteOffset, byteLength, ...layout } = there(document.bufferViews[bufferView]).extensions
      .EXT_meshopt_compression;
    return { ...layout, bytes: new Uint8Array(file, binary + byteOffset, byteLength) };
  };
  const vertices = (accessor: number): ArrayBuffer => {
    const { bytes, count, byteStride } = compressed(accessor);
    return decodeVertices(bytes, count, byteStride).buffer as ArrayBuffer;
  };
  const { translation, scale } = there(document.nodes[0]);
  const parts = there(document.meshes[0]).primitives.map(({ attributes, indices, material }) => {
    const triangles = compressed(indices);
    return {
      finish: there(document.materials[material]).name,
      places: new Uint16Array(vertices(attributes.POSITION)),
      directions: unfoldDirections(new Int16Array(vertices(attributes.NORMAL))),
      corners: decodeTriangles(triangles.bytes, triangles.count),
    };
  });
  return { from: translation, step: scale[0], parts };
}
