import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text formats; pictures, videos and woff2 fonts are compressed already. */
const COMPRESSIBLE = /\.(?:css|html|js|json|map|mjs|otf|svg|ttf|txt|wasm|webmanifest|xml)$/;

export const isCompressible = (path: string): boolean => COMPRESSIBLE.test(path);

export interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/** Smallest forms a browser can ask for (RFC 7932, RFC 1952). Runs on Node's thread pool, so calls may overlap. */
export async function compress(bytes: Uint8Array): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  return { br, gz };
}
