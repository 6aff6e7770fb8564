/** What the header of an MP4 file says of its pictures and its sound (ISO/IEC 14496-12). */
interface Mp4Facts {
  /** Pixels. */
  width: number;
  height: number;
  /** As `codecs` of a media type names them (RFC 6381), pictures first: `avc1.640028, mp4a.40.2`, `av01.0.08M.08`. */
  codecs: string;
}

interface Box {
  type: string;
  body: Buffer;
}

/** Of full boxes and sample descriptions, bytes before the boxes or fields within. */
const SAMPLE_ENTRY_HEADER = 78;
const SOUND_ENTRY_HEADER = 28;
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

/** Of AAC the kind of audio object: five bits of the decoder's own description, which has the tag 5 (ISO/IEC 14496-1). */
function aacKind(entry: Buffer): number {
  const descriptors = boxAt(entry.subarray(SOUND_ENTRY_HEADER), ['esds']);
  let at = descriptors.indexOf(5, 4 + 5 + 3 + 13);
  // A length of several bytes: all but the last have their highest bit set.
  do at += 1;
  while ((descriptors[at] ?? 0) & 0x80);
  return descriptors.readUInt8(at + 1) >> 3;
}

function soundCodecOf(description: Buffer): string {
  const [sample] = boxesIn(description.subarray(DESCRIPTION_HEADER));
  if (sample?.type === 'Opus') return 'opus';
  if (sample?.type === 'mp4a') return `mp4a.40.${aacKind(sample.body)}`;
  throw new Error(`${sample?.type ?? 'nothing'} is neither AAC nor Opus`);
}

const HANDLER = 8;
const descriptionOf = (track: Buffer) => boxAt(track, ['mdia', 'minf', 'stbl', 'stsd']);

/** The first track of a kind: `vide`, `soun`. */
function trackOf(movie: Buffer, kind: string): Buffer | undefined {
  const tracks = boxesIn(movie).filter(({ type }) => type === 'trak');
  return tracks.find(({ body }) => boxAt(body, ['mdia', 'hdlr']).toString('latin1', HANDLER, HANDLER + 4) === kind)
    ?.body;
}

/** @throws for what is no MP4 file with pictures as H.264 or AV1, and a sound, if any, as AAC or Opus */
export function mp4Facts(file: Buffer): Mp4Facts {
  const movie = boxAt(file, ['moov']);
  const [track, sound] = [trackOf(movie, 'vide'), trackOf(movie, 'soun')];
  if (!track) throw new Error('no pictures in this MP4 file');
  const header = boxAt(track, ['tkhd']);
  const [width, height] = [header.readUInt32BE(header.length - 8), header.readUInt32BE(header.length - 4)];
  const codecs = [codecOf(descriptionOf(track)), ...(sound ? [soundCodecOf(descriptionOf(sound))] : [])].join(', ');
  return { width: width / 65_536, height: height / 65_536, codecs };
}
