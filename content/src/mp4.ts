/** What the header of an MP4 file says of its pictures (ISO/IEC 14496-12). */
interface Mp4Facts {
  /** Pixels. */
  width: number;
  height: number;
  /** As `codecs` of a media type names it (RFC 6381): `avc1.640028`, `av01.0.08M.08`. */
  codec: string;
}

interface Box {
  type: string;
  body: Buffer;
}

/** Of full boxes and sample descriptions, bytes before the boxes or fields within. */
const SAMPLE_ENTRY_HEADER = 78;
const DESCRIPTION_HEADER = 8;

function boxesIn(data: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    if (size < 8) break;
    boxes.push({ type: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

/** The box at the end of a way. @throws where there is none */
function boxAt(data: Buffer, [type, ...rest]: readonly string[]): Buffer {
  const found = boxesIn(data).find((box) => box.type === type);
  if (!found) throw new Error(`no ${type} in this MP4 file`);
  return rest.length === 0 ? found.body : boxAt(found.body, rest);
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
const decimal = (value: number) => String(value).padStart(2, '0');

/** https://aomediacodec.github.io/av1-isobmff/#codecsparam, of 8 bits a sample or 10. */
function av1Codec(configuration: Buffer): string {
  const [profileAndLevel, flags] = [configuration.readUInt8(1), configuration.readUInt8(2)];
  const tier = flags & 0x80 ? 'H' : 'M';
  return `av01.${profileAndLevel >> 5}.${decimal(profileAndLevel & 0x1f)}${tier}.${flags & 0x40 ? '10' : '08'}`;
}

function codecOf(description: Buffer): string {
  const [sample] = boxesIn(description.subarray(DESCRIPTION_HEADER));
  const inside = sample?.body.subarray(SAMPLE_ENTRY_HEADER) ?? Buffer.alloc(0);
  if (sample?.type === 'av01') return av1Codec(boxAt(inside, ['av1C']));
  if (sample?.type === 'avc1') return `avc1.${[...boxAt(inside, ['avcC']).subarray(1, 4)].map(hex).join('')}`;
  throw new Error(`${sample?.type ?? 'nothing'} is neither H.264 nor AV1`);
}

/** @throws for what is no MP4 file with one picture track of H.264 or AV1 */
export function mp4Facts(file: Buffer): Mp4Facts {
  const track = boxAt(file, ['moov', 'trak']);
  const header = boxAt(track, ['tkhd']);
  const [width, height] = [header.readUInt32BE(header.length - 8), header.readUInt32BE(header.length - 4)];
  const description = boxAt(track, ['mdia', 'minf', 'stbl', 'stsd']);
  return { width: width / 65_536, height: height / 65_536, codec: codecOf(description) };
}
