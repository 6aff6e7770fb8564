import { Buffer } from 'node:buffer';

/*
 * What picture desks read in a JPEG, written without touching its pixels: EXIF 2.32, XMP with IPTC Core 1.3 and Extension,
 * and IPTC-IIM 4.2 for older programs. Never a place: nothing here knows coordinates.
 */

type Both = Readonly<Record<'cn' | 'en', string>>;

export interface PressWords {
  title: Both;
  caption: Both;
  /** For who does not see the picture. */
  alt: Both;
  credit: Both;
  /** Terms of use. */
  terms: Both;
  /** Who publishes. */
  group: Both;
  /** `yyyy-MM-dd`. */
  date: string;
}

const DOTS_PER_INCH = 300;
const MARKER = { app0: 0xe0, app1: 0xe1, app13: 0xed, scan: 0xda } as const;

interface Segment {
  marker: number;
  /** After the two bytes of the length. */
  body: Buffer;
}

/** The segments before the picture itself, and the rest. */
function taken(jpeg: Buffer): { head: Segment[]; rest: Buffer } {
  const head: Segment[] = [];
  let at = 2;
  while (at < jpeg.length && jpeg[at + 1] !== MARKER.scan) {
    const length = jpeg.readUInt16BE(at + 2);
    head.push({ marker: jpeg[at + 1] ?? 0, body: jpeg.subarray(at + 4, at + 2 + length) });
    at += 2 + length;
  }
  return { head, rest: jpeg.subarray(at) };
}

function segment({ marker, body }: Segment): Buffer {
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([start, body]);
}

/** JFIF with a density that layout programs read. */
function withDensity(jfif: Buffer): Buffer {
  const changed = Buffer.from(jfif);
  changed[7] = 1;
  changed.writeUInt16BE(DOTS_PER_INCH, 8);
  changed.writeUInt16BE(DOTS_PER_INCH, 10);
  return changed;
}

const isWords = ({ marker }: Segment) => marker === MARKER.app1 || marker === MARKER.app13;

function joined(head: readonly Segment[], words: readonly Segment[], rest: Buffer): Buffer {
  const pure = head
    .filter((one) => !isWords(one))
    .map((one) => (one.marker === MARKER.app0 ? { ...one, body: withDensity(one.body) } : one));
  const [first, ...others] = pure;
  const all = [...(first ? [first] : []), ...words, ...others].map(segment);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...all, rest]);
}

/** The picture without words: the same for the same pixels, whatever was written into it. */
export function withoutWords(jpeg: Buffer): Buffer {
  const { head, rest } = taken(jpeg);
  return joined(head, [], rest);
}

/** The picture with these words instead of those that it had. */
export function withWords(jpeg: Buffer, words: PressWords): Buffer {
  const { head, rest } = taken(jpeg);
  const written: Segment[] = [
    { marker: MARKER.app1, body: exifOf(words) },
    { marker: MARKER.app1, body: Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmpOf(words)}`) },
    { marker: MARKER.app13, body: iptcOf(words) },
  ];
  return joined(head, written, rest);
}

const copyright = ({ group }: PressWords, lang: 'cn' | 'en') => `© ${group[lang]}`;

/** Tag, type and value of a field of EXIF; texts have type 2, fractions 5, short numbers 3. */
type Field = readonly [tag: number, type: 2 | 3 | 5, value: Buffer];

function exifOf(words: PressWords): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`);
  const density = Buffer.alloc(8);
  density.writeUInt32BE(DOTS_PER_INCH, 0);
  density.writeUInt32BE(1, 4);
  const fields: Field[] = [
    [0x01_0e, 2, text(words.caption.en)],
    [0x01_1a, 5, density],
    [0x01_1b, 5, density],
    [0x01_28, 3, Buffer.from([0, 2])],
    [0x01_3b, 2, text(words.credit.en)],
    [0x82_98, 2, text(copyright(words, 'en'))],
  ];
  return Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\u0008', 'latin1'), directoryOf(fields)]);
}

/** Bytes of one element of a type. */
const ELEMENT = { 2: 1, 3: 2, 5: 8 } as const;

/** A directory at byte 8 of a TIFF file, with the values behind it. */
function directoryOf(fields: readonly Field[]): Buffer {
  const lines = Buffer.alloc(2 + fields.length * 12 + 4);
  lines.writeUInt16BE(fields.length, 0);
  const values: Buffer[] = [];
  let free = 8 + lines.length;
  for (const [at, [tag, type, value]] of fields.entries()) {
    const line = 2 + at * 12;
    lines.writeUInt16BE(tag, line);
    lines.writeUInt16BE(type, line + 2);
    lines.writeUInt32BE(value.length / ELEMENT[type], line + 4);
    if (value.length <= 4) {
      value.copy(lines, line + 8);
      continue;
    }
    lines.writeUInt32BE(free, line + 8);
    const even = value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.alloc(1)]);
    values.push(even);
    free += even.length;
  }
  return Buffer.concat([lines, ...values]);
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const inBoth = (name: string, { cn, en }: Both) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(en)}</rdf:li><rdf:li xml:lang="en">${escaped(en)}</rdf:li><rdf:li xml:lang="zh-CN">${escaped(cn)}</rdf:li></rdf:Alt></${name}>`;

const SPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;
/** The pictures are drawn by programs of ours, and say so (IPTC NewsCodes). */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';

function xmpOf(words: PressWords): string {
  const { title, caption, alt, credit, terms, date } = words;
  const rights = { cn: copyright(words, 'cn'), en: copyright(words, 'en') };
  const spaces = Object.entries(SPACES).map(([name, address]) => `xmlns:${name}="${address}"`);
  const fields = [
    inBoth('dc:title', title),
    inBoth('dc:description', caption),
    inBoth('dc:rights', rights),
    inBoth('xmpRights:UsageTerms', terms),
    inBoth('Iptc4xmpCore:AltTextAccessibility', alt),
    `<dc:creator><rdf:Seq><rdf:li>${escaped(credit.en)}</rdf:li></rdf:Seq></dc:creator>`,
    `<photoshop:Credit>${escaped(credit.en)}</photoshop:Credit>`,
    `<photoshop:DateCreated>${date}</photoshop:DateCreated>`,
    '<xmpRights:Marked>True</xmpRights:Marked>',
    `<Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>`,
  ];
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${spaces.join(' ')}>${fields.join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

/** Bytes that a field of IPTC-IIM may have. */
const IIM_LIMIT = { name: 64, person: 32, rights: 128, caption: 2000 } as const;

/** The text within so many bytes of UTF-8, whole characters only. */
function within(text: string, bytes: number): Buffer {
  const characters = Array.from(text);
  while (Buffer.byteLength(characters.join('')) > bytes) characters.pop();
  return Buffer.from(characters.join(''));
}

function iptcOf(words: PressWords): Buffer {
  const { title, caption, credit, date } = words;
  const field = (record: number, number: number, value: Buffer) => {
    const start = Buffer.from([0x1c, record, number, 0, 0]);
    start.writeUInt16BE(value.length, 3);
    return Buffer.concat([start, value]);
  };
  const records = Buffer.concat([
    field(1, 90, Buffer.from('\u001B%G', 'latin1')),
    field(2, 0, Buffer.from([0, 4])),
    field(2, 5, within(title.en, IIM_LIMIT.name)),
    field(2, 55, Buffer.from(date.replaceAll('-', ''))),
    field(2, 80, within(credit.en, IIM_LIMIT.person)),
    field(2, 110, within(credit.en, IIM_LIMIT.person)),
    field(2, 116, within(copyright(words, 'en'), IIM_LIMIT.rights)),
    field(2, 120, within(`${caption.en} / ${caption.cn}`, IIM_LIMIT.caption)),
  ]);
  const resource = Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\0\0\0\0\0\0', 'latin1');
  resource.writeUInt32BE(records.length, resource.length - 4);
  return Buffer.concat([resource, records, Buffer.alloc(records.length % 2)]);
}
