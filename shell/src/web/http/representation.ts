import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fresh from 'fresh';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, type Encoding } from './negotiation.ts';

const brotli = promisify(brotliCompress);
/** Quick, for the visitor who waits for the render: half a millisecond for 100 KB. gzip is for the few, and stays. */
const FIRST_QUALITY = { br: 3, gzip: 6 };
/** A hundred times slower and a third smaller: worth it for a page that is served again. */
const KEPT_QUALITY = 11;
/** What both compressed forms take at most, of the plain bytes: a page is compressed to a fifth. */
const COMPRESSED_SHARE = 0.5;
/** Answers that may wait for it. */
const LONGEST_QUEUE = 100;
/** What a 304 repeats (RFC 9110 §15.4.5); the client keeps the rest with the body. */
const OF_NOT_MODIFIED = ['cache-control', 'etag', 'last-modified', 'vary'] as const;

/** The bytes in one encoding. */
export interface Coded {
  body: Buffer;
  /** Names and values in one list, ready to be written. */
  fields: readonly string[];
}

/** A whole answer in every encoding (RFC 9110 §3.2): headers and bytes are made once and written often. */
export interface Representation {
  status: number;
  /** Without those of the encoding. */
  headers: Readonly<Record<string, string>> & { etag: string };
  /** Each is made by whoever asks for it first. */
  coded: Record<Encoding, Coded>;
  notModified: { headers: Readonly<Record<string, string>>; fields: readonly string[] };
}

const brotliParams = (identity: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
});

/* Here and not in a thread: starting one costs as much as compressing a page. */
const FIRST: Readonly<Record<Exclude<Encoding, 'identity'>, (identity: Buffer) => Buffer>> = {
  br: (identity) => brotliCompressSync(identity, brotliParams(identity, FIRST_QUALITY.br)),
  gzip: (identity) => gzipSync(identity, { level: FIRST_QUALITY.gzip }),
};

function encodingHeaders(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'content-encoding': encoding };
}

function codedAs(encoding: Encoding, headers: Readonly<Record<string, string>>, body: Buffer): Coded {
  const all = { ...headers, 'content-length': String(body.length), ...encodingHeaders(encoding) };
  return { body, fields: Object.entries(all).flat() };
}

export interface RepresentationInput {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** The same bytes, not a copy. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Most visitors take the same encoding, so the others are seldom made. */
function codedOnDemand(headers: Readonly<Record<string, string>>, identity: Buffer): Representation['coded'] {
  const made: Partial<Record<Encoding, Coded>> = {};
  const first = (encoding: keyof typeof FIRST) =>
    (made[encoding] ??= codedAs(encoding, headers, FIRST[encoding](identity)));
  return {
    identity: codedAs('identity', headers, identity),
    get br() {
      return first('br');
    },
    set br(better) {
      made.br = better;
    },
    get gzip() {
      return first('gzip');
    },
  };
}

/** The ETag is weak: it names the text, whichever way that is compressed. */
export async function makeRepresentation({ status, headers, body }: RepresentationInput): Promise<Representation> {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag };
  const repeated = Object.entries(all).filter(([name]) => (OF_NOT_MODIFIED as readonly string[]).includes(name));
  return {
    status,
    headers: all,
    coded: codedOnDemand(all, identity),
    notModified: { headers: Object.fromEntries(repeated), fields: repeated.flat() },
  };
}

async function recompress(representation: Representation): Promise<void> {
  const { coded, headers } = representation;
  const { body } = coded.identity;
  coded.br = codedAs('br', headers, await brotli(body, brotliParams(body, KEPT_QUALITY)));
}

let waiting = 0;
let last: Promise<void> = Promise.resolve();

/** Compresses again, as well as it can be, what is already served: one after the other, and not while many wait. */
export function recompressLater(representation: Representation): Promise<void> {
  if (waiting >= LONGEST_QUEUE) return Promise.resolve();
  waiting += 1;
  const run = last.then(() => recompress(representation)).finally(() => (waiting -= 1));
  last = run.catch(() => {
    // Told to whoever asked for it; the next one begins all the same.
  });
  return run;
}

/** Bytes in memory, near enough: in all encodings, made or not. */
export function bytesOf({ coded }: Representation): number {
  return Math.ceil(coded.identity.body.length * (1 + COMPRESSED_SHARE));
}

/** What of a request's headers decides whether the client has the answer already. */
export type Conditions = Readonly<Record<string, string | string[] | undefined>>;

/** Whether the client has it already: `If-None-Match` in all its forms, or `If-Modified-Since` (RFC 9110 §13.2.2). */
export function isNotModified(conditions: Conditions, { status, headers }: Representation): boolean {
  return status === 200 && fresh(conditions, headers);
}

/** Answers with the representation, or says that the client has it. */
export function sendRepresentation(
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): FastifyReply {
  if (isNotModified(request.headers, representation))
    return reply.code(304).headers(representation.notModified.headers).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { headers, status, coded } = representation;
  return reply
    .code(status)
    .headers({ ...headers, ...encodingHeaders(encoding) })
    .send(coded[encoding].body);
}
