import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseStore } from 'delivery/store';
import { ifRangeHolds, rangeOf } from 'shared/contract/byte-range';
import { appName, appVersion } from 'shared/contract/release';
import { FILE_HEADERS } from './security-headers.ts';
import { encodingFor, sendNotFound } from './send.ts';
import { clientFolder } from '../constellation/snapshot.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};
const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const;
const SAFE = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

interface Found {
  file: string;
  size: number;
  modified: number;
  encoding: 'br' | 'gzip' | 'identity';
}

/** The compressed form when there is one and the client takes it. */
async function find(request: IncomingMessage, file: string): Promise<Found | null> {
  const wanted = encodingFor(request);
  for (const encoding of wanted === 'identity' ? (['identity'] as const) : ([wanted, 'identity'] as const)) {
    const found = await stat(file + SUFFIX[encoding]).catch(() => null);
    if (found?.isFile()) return { file: file + SUFFIX[encoding], size: found.size, modified: found.mtimeMs, encoding };
  }
  return null;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, cacheControl }: { file: string; cacheControl: string },
): Promise<void> {
  const type = TYPES[path.extname(file)];
  const found = type === undefined ? null : await find(request, file);
  if (!found || type === undefined) return sendNotFound(response);
  const tag = createHash('sha256').update(`${found.file}${found.size}${found.modified}`).digest('base64url');
  const headers: Record<string, string | number> = {
    ...FILE_HEADERS,
    'content-type': type,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    etag: `"${tag.slice(0, 22)}"`,
  };
  if (request.headers['if-none-match'] === headers['etag']) return void response.writeHead(304, headers).end();
  if (found.encoding !== 'identity') headers['content-encoding'] = found.encoding;
  await sendBytes(request, response, { found, headers });
}

interface Answer {
  found: Found;
  headers: Record<string, string | number>;
}

/** All of a file, or the part that is asked for: films cannot be wound without (RFC 9110 §14). */
async function sendBytes(request: IncomingMessage, response: ServerResponse, { found, headers }: Answer) {
  const { file, size, encoding } = found;
  const isSame = ifRangeHolds(request.headers['if-range'] as string | undefined, String(headers['etag']));
  const mayDivide = encoding === 'identity' && request.method === 'GET' && isSame;
  const wanted = mayDivide ? rangeOf(request.headers.range, size) : ({ kind: 'all' } as const);
  if (encoding === 'identity') headers['accept-ranges'] = 'bytes';
  if (wanted.kind === 'unsatisfiable') {
    return void response.writeHead(416, { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
  }
  const span = wanted.kind === 'part' ? { start: wanted.from, end: wanted.to } : { start: 0, end: size - 1 };
  if (wanted.kind === 'part') headers['content-range'] = `bytes ${span.start}-${span.end}/${size}`;
  const length = wanted.kind === 'part' ? span.end - span.start + 1 : size;
  response.writeHead(wanted.kind === 'part' ? 206 : 200, { ...headers, 'content-length': length });
  if (request.method === 'HEAD' || length === 0) return void response.end();
  await pipeline(createReadStream(file, span), response);
}

/** `<app>/<version>/client/<file>`: immutable, because the address carries the version and the name a hash. */
export function createAssetServer(store: ReleaseStore) {
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    const [app = '', version = '', part, ...rest] = address.split('/');
    const name = rest.join('/');
    const isValid = appName.safeParse(app).success && appVersion.safeParse(version).success && SAFE.test(name);
    if (!isValid || part !== 'client') return sendNotFound(response);
    const file = path.join(clientFolder(store, app, version), name);
    return sendFile(request, response, { file, cacheControl: 'public, max-age=31536000, immutable' });
  };
}

/** Pictures and documents of the content pack, without those under embargo; names stay when their bytes change. */
export function createMediaServer(folder: string, isHidden: (file: string) => boolean) {
  return async (request: IncomingMessage, response: ServerResponse, address: string): Promise<void> => {
    if (!SAFE.test(address) || isHidden(address)) return sendNotFound(response);
    return sendFile(request, response, { file: path.join(folder, address), cacheControl: 'public, max-age=86400' });
  };
}
