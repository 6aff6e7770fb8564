/*
 * The directory of a ZIP file (APPNOTE 6.3.10), read strictly: what word processors write, and nothing that readers
 * disagree about.
 */

const END_BYTES = 22;
const MOST_COMMENT = 65_535;
const END_MARK = 0x06_05_4b_50;
const ENTRY_MARK = 0x02_01_4b_50;
const LOCAL_MARK = 0x04_03_4b_50;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 2000;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  name: string;
  isDeflated: boolean;
  crc: number;
  /** As it says: what comes out of it. */
  size: number;
  /** As it lies in the file. */
  packed: Buffer;
}

/** Where the directory ends; its comment may have any bytes, and nothing follows it. */
function endOf(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - MOST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_MARK && at + END_BYTES + zip.readUInt16LE(at + 20) === zip.length) return at;
  throw new Error('no directory');
}

function packedOf(zip: Buffer, local: number, length: number): Buffer {
  if (zip.readUInt32LE(local) !== LOCAL_MARK) throw new Error('no entry');
  const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  if (from + length > zip.length) throw new Error('cut off');
  return zip.subarray(from, from + length);
}

/** @throws 'locked' for an encrypted entry */
function entryAt(zip: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (zip.readUInt32LE(at) !== ENTRY_MARK) throw new Error('no entry');
  if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new Error('locked');
  const method = zip.readUInt16LE(at + 10);
  if (method !== STORED && method !== DEFLATED) throw new Error('a method of its own');
  const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28);
  const entry = {
    name: zip.toString('utf8', at + ENTRY_BYTES, nameEnd),
    isDeflated: method === DEFLATED,
    crc: zip.readUInt32LE(at + 16),
    size: zip.readUInt32LE(at + 24),
    packed: packedOf(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20)),
  };
  return { entry, next: nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32) };
}

/**
 * Every entry by its name.
 * @throws for several disks, more than 2,000 entries, a name twice, entries that lie over each other, or that are encrypted
 */
export function zipEntries(zip: Buffer): ReadonlyMap<string, ZipEntry> {
  if (zip.length < END_BYTES) throw new Error('too short');
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) throw new Error('several disks');
  if (count === 0 || count > MOST_ENTRIES) throw new Error('too many entries');
  const entries = new Map<string, ZipEntry>();
  let [at, packed] = [zip.readUInt32LE(end + 16), 0];
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = entryAt(zip, at);
    if (entries.has(entry.name)) throw new Error('a name twice');
    entries.set(entry.name, entry);
    packed += entry.packed.length;
    at = next;
  }
  // A bomb whose entries share their bytes is small on the disk and large nowhere else.
  if (packed > zip.length) throw new Error('packed');
  return entries;
}
