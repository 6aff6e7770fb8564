import type { FastifyRequest } from 'fastify';
import { CV_MOST_BYTES } from 'shared/contract/talent/cv-file';
import type { Fields } from './form-body.ts';

/** What the fields of such a form may have besides its file, in bytes. */
const LONGEST_FIELDS = 32_768;
const LONGEST = CV_MOST_BYTES + LONGEST_FIELDS;

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

/**
 * A form with files, first value of each field; a file that was not chosen is left out.
 * @throws with `statusCode` 413 too large, 400 not a form
 */
export async function readFileForm({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): Promise<FileForm> {
  const bytes = await wholeBody(body as AsyncIterable<Buffer>);
  const response = new Response(bytes, { headers: { 'content-type': headers['content-type'] ?? '' } });
  const form = await response.formData().catch(() => {
    throw fault(400);
  });
  const entries = [...form].toReversed();
  const fields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files: [string, FormFile][] = [];
  for (const [name, value] of entries)
    if (typeof value !== 'string' && (value.name !== '' || value.size > 0))
      files.push([name, { name: value.name, bytes: await value.arrayBuffer() }]);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}
