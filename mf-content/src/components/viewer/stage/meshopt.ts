/*
 * Reads what EXT_meshopt_compression holds: vertices of version 0, triangles and octahedral normals, which is what `art models` writes.
 * The package's own decoder is WebAssembly, which our policy for scripts does not run. After the reference decoder of meshoptimizer
 * (MIT, Jasper St. Pierre and Arseny Kapoulkine).
 */

const VERTEX_HEADER = 0xa0;
const INDEX_HEADER = 0xe1;
const BLOCK_BYTES = 0x2000;
const MOST_ELEMENTS = 0x100;
const GROUP = 16;
/** Bits of a delta by the mode of its group; what does not fit follows as a whole byte. */
const MODE_BITS = [0, 2, 4, 8] as const;

const at = (bytes: Uint8Array, offset: number): number => {
  const byte = bytes[offset];
  if (byte === undefined) throw new RangeError('the model ends too early');
  return byte;
};

const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);

class Reader {
  offset = 1;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, header: number) {
    if (bytes[0] !== header) throw new RangeError(`the model has a part of kind ${bytes[0]} instead of ${header}`);
    this.bytes = bytes;
  }

  next(): number {
    const byte = at(this.bytes, this.offset);
    this.offset += 1;
    return byte;
  }

  /** A whole number in as many bytes as it needs, seven bits each. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.next();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }
}

/** Sixteen deltas of one byte of the vertices. */
function readGroup(reader: Reader, deltas: Uint8Array, { from, mode }: { from: number; mode: number }): void {
  const bits = MODE_BITS[mode] ?? 0;
  if (bits === 0) return;
  if (bits === 8) {
    for (let k = 0; k < GROUP; k += 1) deltas[from + k] = reader.next();
    return;
  }
  const packed = reader.offset;
  reader.offset += (GROUP * bits) / 8;
  const perByte = 8 / bits;
  const escape = (1 << bits) - 1;
  for (let k = 0; k < GROUP; k += 1) {
    const shift = 8 - bits * ((k % perByte) + 1);
    const value = (at(reader.bytes, packed + Math.floor(k / perByte)) >>> shift) & escape;
    deltas[from + k] = value === escape ? reader.next() : value;
  }
}

/** Deltas of a block, byte by byte of the vertices. */
function readBlock(reader: Reader, count: number, stride: number): Uint8Array {
  const groups = Math.ceil(count / GROUP);
  const room = groups * GROUP;
  const deltas = new Uint8Array(room * stride);
  for (let byte = 0; byte < stride; byte += 1) {
    const modes = reader.offset;
    reader.offset += Math.ceil(groups / 4);
    for (let group = 0; group < groups; group += 1) {
      const mode = (at(reader.bytes, modes + (group >>> 2)) >>> ((group & 3) << 1)) & 3;
      readGroup(reader, deltas, { from: byte * room + group * GROUP, mode });
    }
  }
  return deltas;
}

/** Vertices of `stride` bytes each. */
export function decodeVertices(source: Uint8Array, count: number, stride: number): Uint8Array {
  const reader = new Reader(source, VERTEX_HEADER);
  const out = new Uint8Array(count * stride);
  const most = Math.min((BLOCK_BYTES / stride) & ~(GROUP - 1), MOST_ELEMENTS);
  const last = source.slice(source.length - stride);
  for (let from = 0; from < count; from += most) {
    const size = Math.min(count - from, most);
    const deltas = readBlock(reader, size, stride);
    const room = deltas.length / stride;
    for (let element = 0; element < size; element += 1) {
      for (let byte = 0; byte < stride; byte += 1) {
        const value = (at(last, byte) + unzigzag(at(deltas, byte * room + element))) & 0xff;
        last[byte] = value;
        out[(from + element) * stride + byte] = value;
      }
    }
  }
  return out;
}

/** The last few of something, the newest first. */
class Recent {
  private readonly values: Uint32Array;
  private offset = 0;

  constructor(size: number) {
    this.values = new Uint32Array(size);
  }

  push(value: number): void {
    this.values[this.offset] = value;
    this.offset = (this.offset + 1) & (this.values.length - 1);
  }

  get(back: number): number {
    return this.values[(this.offset - 1 - back) & (this.values.length - 1)] ?? 0;
  }
}

/** Corners and edges that the codes of triangles point back to. */
class TriangleReader {
  private readonly codes: Reader;
  private readonly data: Reader;
  private readonly edges = new Recent(32);
  private readonly corners = new Recent(16);
  private next = 0;
  private last = 0;

  constructor(source: Uint8Array, triangles: number) {
    this.codes = new Reader(source, INDEX_HEADER);
    this.data = new Reader(source, INDEX_HEADER);
    this.data.offset = 1 + triangles;
  }

  private fresh(): number {
    this.next += 1;
    return this.next - 1;
  }

  private far(): number {
    this.last += unzigzag(this.data.number());
    return this.last;
  }

  /** Adds it to the recent corners. */
  private remembered(corner: number): number {
    this.corners.push(corner);
    return corner;
  }

  read(): readonly [number, number, number] {
    const code = this.codes.next();
    const [edge, corner] = [code >>> 4, code & 15];
    return edge < 15 ? this.onEdge(edge, corner) : this.alone(corner);
  }

  private onEdge(edge: number, code: number): [number, number, number] {
    const [a, b] = [this.edges.get(edge * 2), this.edges.get(edge * 2 + 1)];
    const c = this.third(code);
    for (const end of [b, c, c, a]) this.edges.push(end);
    return [a, b, c];
  }

  private third(code: number): number {
    if (code === 0) return this.remembered(this.fresh());
    if (code < 13) return this.corners.get(code);
    if (code === 15) return this.remembered(this.far());
    this.last += code === 13 ? -1 : 1;
    return this.remembered(this.last);
  }

  private alone(code: number): [number, number, number] {
    const isListed = code < 14;
    const pair = isListed ? at(this.codes.bytes, this.codes.bytes.length - 16 + code) : this.data.next();
    if (!isListed && pair === 0) this.next = 0;
    const [second, third] = [pair >>> 4, pair & 15];
    const a = isListed || code === 14 ? this.fresh() : this.far();
    // An order of reading: each may be the next one that nobody has seen.
    const readOther = (field: number) => {
      if (field === 0) return this.fresh();
      return !isListed && field === 15 ? this.far() : this.corners.get(field - 1);
    };
    const b = readOther(second);
    const c = readOther(third);
    const isNew = (field: number) => field === 0 || (!isListed && field === 15);
    this.corners.push(a);
    if (isNew(second)) this.corners.push(b);
    if (isNew(third)) this.corners.push(c);
    for (const end of [a, b, b, c, c, a]) this.edges.push(end);
    return [a, b, c];
  }
}

/** Corners of triangles, three each. */
export function decodeTriangles(source: Uint8Array, count: number): Uint16Array {
  const reader = new TriangleReader(source, count / 3);
  const out = new Uint16Array(count);
  for (let triangle = 0; triangle < count; triangle += 3) out.set(reader.read(), triangle);
  return out;
}

const FULL = 32_767;

/** Unit vectors, of which two coordinates on an octahedron are kept: four numbers of 16 bits each, in place. */
export function unfoldDirections(values: Int16Array): Int16Array {
  for (let offset = 0; offset < values.length; offset += 4) {
    const one = values[offset + 2] ?? 1;
    let x = (values[offset] ?? 0) / one;
    let y = (values[offset + 1] ?? 0) / one;
    const z = 1 - Math.abs(x) - Math.abs(y);
    const fold = Math.max(-z, 0);
    x -= x >= 0 ? fold : -fold;
    y -= y >= 0 ? fold : -fold;
    const scale = FULL / Math.hypot(x, y, z);
    values.set(
      [x, y, z].map((value) => Math.round(value * scale)),
      offset,
    );
  }
  return values;
}
