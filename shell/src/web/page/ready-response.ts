import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Quick, for the visitor who waits for the render. */
const FIRST_QUALITY = 5;
/** Forty times slower and a tenth smaller: worth it for a page that is served again. */
const KEPT_QUALITY = 11;

export interface ReadyResponse {
  status: number;
  /** Names and values in one list, as they are written: the hot path builds no object. */
  fields: readonly string[];
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

function compress(identity: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return brotli(identity, { params });
}

/** A whole answer in every encoding: the hot path writes one of its buffers. */
export async function makeReady(
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<ReadyResponse> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([compress(identity, FIRST_QUALITY), gzipped(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const fields = Object.entries({ ...headers, etag }).flat();
  return { status, fields, etag, identity, br, gzip: gz };
}

/** Compresses a kept page again, as well as it can be, while others are already served. */
async function improve(ready: ReadyResponse): Promise<void> {
  ready.br = await compress(ready.identity, KEPT_QUALITY);
}

/** One form of a page, made when somebody asks for it. */
export interface Form {
  ready(): Promise<ReadyResponse>;
  /** The same, compressed as well as it can be: for a page that is renewed while nobody waits. */
  polished(): Promise<void>;
}

/** @param isKept whether the page is served again, so that the second compression pays */
export function createForm(make: () => Promise<ReadyResponse>, isKept: boolean): Form {
  let made: Promise<ReadyResponse> | undefined;
  let improved: Promise<void> | undefined;
  const ready = () => {
    made ??= make();
    // A failed second compression leaves the first one, which is right.
    if (isKept) improved ??= made.then(improve).catch(() => {});
    return made;
  };
  return {
    ready,
    async polished() {
      await ready();
      await improved;
    },
  };
}
