import path from 'node:path';
import { send, type SendOptions, type SendResult } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from 'delivery/store';
import { appName, appVersion } from 'shared/contract/section/release';
import { clientFolder } from '../constellation/snapshot.ts';
import { sendNotFound } from './answers.ts';
import { encodingFor, type Encoding } from './negotiation.ts';
import { DRAWING_HEADERS, FILE_HEADERS } from './security-headers.ts';

const SVG = 'image/svg+xml';
/** Endings that are served at all. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': SVG,
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
const SAFE = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** Type and lifetime are said here. */
const OURS: SendOptions = { contentType: false, cacheControl: false, index: false };

interface Found {
  encoding: Encoding;
  result: SendResult;
}

interface FileAnswer {
  /** Nothing outside of it is found. */
  folder: string;
  /** Path below the folder, without anything to decode. */
  name: string;
  cacheControl: string;
  onFound?: () => void;
}

/** Conditions and ranges are the library's matter; a range counts in the plain bytes only. */
async function find(request: FastifyRequest, { folder, name }: FileAnswer, encoding: Encoding): Promise<Found> {
  const options = { ...OURS, root: folder, acceptRanges: encoding === 'identity' };
  return { encoding, result: await send(request.raw, name + SUFFIX[encoding], options) };
}

/** The compressed file when there is one and the client takes it. */
async function findBest(request: FastifyRequest, answer: FileAnswer): Promise<Found> {
  const wanted = encodingFor(request.headers['accept-encoding']);
  const found = await find(request, answer, wanted);
  const isMissing = found.result.type === 'error' && found.result.statusCode === 404;
  return isMissing && wanted !== 'identity' ? find(request, answer, 'identity') : found;
}

function bodyHeaders(type: string, encoding: Encoding): Record<string, string> {
  return { 'content-type': type, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }) };
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): Promise<FastifyReply> {
  const type = TYPES[path.extname(answer.name)];
  if (type === undefined) return sendNotFound(reply);
  const { encoding, result } = await findBest(request, answer);
  const { statusCode, headers, stream } = result;
  // Browsers show no PDF in a sandbox.
  const always = { ...(type === SVG ? DRAWING_HEADERS : FILE_HEADERS), vary: 'accept-encoding' };
  if (result.type === 'file') {
    answer.onFound?.();
    const about = statusCode === 304 ? {} : bodyHeaders(type, encoding);
    return reply
      .code(statusCode)
      .headers({ ...always, 'cache-control': answer.cacheControl, ...headers, ...about })
      .send(statusCode === 304 ? undefined : stream);
  }
  stream.destroy();
  if (statusCode !== 412 && statusCode !== 416) return sendNotFound(reply);
  const range = headers['Content-Range'];
  return reply
    .code(statusCode)
    .headers({ ...always, ...(range === undefined ? {} : { 'content-range': range }) })
    .send();
}

export type FileServer = (request: FastifyRequest, reply: FastifyReply, address: string) => Promise<FastifyReply>;

/**
 * `<app>/<version>/client/<file>`: immutable, because the address carries the version and the name a hash.
 * @param onUse told of releases that somebody asked for
 */
export function createAssetServer(
  store: Pick<ReleaseStore, 'releaseFolder'>,
  onUse: (release: { app: string; version: string }) => void = () => {},
): FileServer {
  return async (request, reply, address) => {
    const [app = '', version = '', part, ...rest] = address.split('/');
    const name = rest.join('/');
    const isValid = appName.safeParse(app).success && appVersion.safeParse(version).success && SAFE.test(name);
    if (!isValid || part !== 'client') return sendNotFound(reply);
    const folder = clientFolder(store, app, version);
    const onFound = () => onUse({ app, version });
    const cacheControl = 'public, max-age=31536000, immutable';
    return sendFile(request, reply, { folder, name, cacheControl, onFound });
  };
}

/** Pictures and documents of the content pack, without those under embargo; names stay when their bytes change. */
export function createMediaServer(folder: string, isHidden: (file: string) => boolean): FileServer {
  return async (request, reply, address) => {
    if (!SAFE.test(address) || isHidden(address)) return sendNotFound(reply);
    return sendFile(request, reply, { folder, name: address, cacheControl: 'public, max-age=86400' });
  };
}
