import type { FastifyRequest } from 'fastify';
import { CV_MOST_BYTES } from 'shared/contract/talent/cv-file';
import type { Fields } from './form-body.ts';

/** What the fields of such a form may have besides its file, in bytes. */
const LONGEST_FIELDS = 32_768;
const LONGEST = CV_MOST_BYTES + LONGEST_FIELDS;
/** Fields and files; no form of the site has half as many. A body of 5 MB could bring sixty thousand. */
const MOST_PARTS = 40;
/** Each is a call of the service. */
const MOST_FILES = 1;

export interface FormFile {
  name: string;
  bytes: ArrayBuffer;
}

interface FileForm {
  fields: Fields;
  files: Readonly<Record<string, FormFile>>;
}

export const isFileForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

const fault = (statusCode: number): Error => Object.assign(new Error('this form cannot be read'), { statusCode });

/** The whole body; never more than it may have, whatever its length says. @throws with `statusCode` 413 */
async function wholeBody(stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.length;
    if (length > LONGEST) throw fault(413);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Counted before anything is made of them. @throws with `statusCode` 400 no form, 413 too many parts */
function countParts(bytes: Buffer, type: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw fault(400);
  let parts = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at >= 0; at = bytes.indexOf(`--${boundary}`, at + 1)) {
    parts += 1;
    // The last line has one as well.
    if (parts > MOST_PARTS + 1) throw fault(413);
  }
}

/**
 * A form with files, first value of each field; a file that was not chosen is left out.
 * @throws with `statusCode` 413 too large or too many, 400 not a form
 */
export async function readFileForm({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): Promise<FileForm> {
  const bytes = await wholeBody(body as AsyncIterable<Buffer>);
  const type = headers['content-type'] ?? '';
  countParts(bytes, type);
  const response = new Response(bytes, { headers: { 'content-type': type } });
  const form = await response.formData().catch(() => {
    throw fault(400);
  });
  const entries = [...form].toReversed();
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files: [string, FormFile][] = [];
  for (const [name, value] of entries)
    if (typeof value !== 'string' && (value.name !== '' || value.size > 0))
      files.push([name, { name: value.name, bytes: await value.arrayBuffer() }]);
  if (files.length > MOST_FILES) throw fault(413);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}
