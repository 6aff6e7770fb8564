import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** A page is compressed once and served many times; higher levels cost more than they save on 60 KB of HTML. */
const QUALITY = 6;

export interface ReadyResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** A whole answer in every encoding: the hot path writes one of its buffers. */
export async function makeReady(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<ReadyResponse> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, identity, br, gzip: gz };
}
