import { crc32, deflateRawSync } from 'node:zlib';

/*
 * CVs, good and bad, made byte by byte.
 */

const line = (name: string, ...content: string[]): string => `${name}\n${content.join('\n')}\n`;

/** A PDF with one page; `more` stands among its objects. */
export const pdf = (more = ''): Buffer =>
  Buffer.from(
    line('%PDF-1.7', '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj') +
      line('3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj', more) +
      line('trailer<</Root 1 0 R>>', 'startxref', '9', '%%EOF'),
    'latin1',
  );

interface ZipMember {
  name: string;
  text: string | Buffer;
  /** What the directory says comes out of it; what does, where it is absent. */
  size?: number;
  flags?: number;
}

function local({ name, text, size, flags = 0 }: ZipMember) {
  const bytes = Buffer.from(text as string);
  const packed = deflateRawSync(bytes);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(size ?? bytes.length, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return { head, name: Buffer.from(name), packed };
}

/** A ZIP file of these parts. */
export function zip(parts: readonly ZipMember[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { head, name, packed } = local(part);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, name, packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, more, name]));
    files.push(file);
    at += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document, with more parts or other ones. */
export function docx(more: readonly ZipMember[] = [], type = MAIN): Buffer {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
  return zip([
    { name: '[Content_Types].xml', text: types },
    { name: '_rels/.rels', text: '<Relationships/>' },
    { name: 'word/document.xml', text: '<w:document><w:body><w:p/></w:body></w:document>' },
    ...more,
  ]);
}
