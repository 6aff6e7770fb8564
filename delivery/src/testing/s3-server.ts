import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rangeOf, type UploadedBytes } from './s3-parts.ts';

/*
 * What delivery and the service ask of S3, answered as its reference says (Amazon S3 API Reference 2006-03-01: PutObject, GetObject,
 * HeadObject, DeleteObject, ListObjectsV2, and the three calls of a multipart upload). Servers of the registries either know no
 * conditional writes or are not kept any more. Signatures are not looked at.
 */

/** One bucket, `site`. */
export interface Bucket {
  readonly objects: Map<string, Buffer>;
  /** When each was written; milliseconds. */
  readonly times: Map<string, number>;
  /** Keys in a page of a list; S3 gives a thousand. */
  readonly page: number;
  now: () => number;
  /** Called before each read of an object. */
  beforeGet: () => void;
  /** Called before each write, so that another writer can come first. */
  beforePut: (key: string) => void;
  /** Called after an object was written or removed. */
  onChange: (key: string) => void;
  /** Refuses everything from now on, as when the network or its key is gone. */
  isBroken: boolean;
  /** As some compatible services do. */
  readonly ignoresConditions: boolean;
}

export const newBucket = (given: Partial<Bucket> = {}): Bucket => ({
  objects: new Map(),
  times: new Map(),
  page: 1000,
  now: Date.now,
  beforeGet: () => {},
  beforePut: () => {},
  onChange: () => {},
  isBroken: false,
  ignoresConditions: false,
  ...given,
});

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const XML = { 'content-type': 'application/xml' };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Content {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function answer(response: ServerResponse, status: number, { headers = {}, body = '' }: Content = {}): void {
  response.writeHead(status, headers).end(body);
}

function fail(response: ServerResponse, status: number, code: string): void {
  answer(response, status, {
    headers: XML,
    body: `${HEAD}<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function list({ objects, times, page }: Bucket, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
  const shown = keys.slice(0, page);
  const isTruncated = keys.length > page;
  const next = isTruncated ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>` : '';
  const contents = shown.map((key) => {
    const modified = new Date(times.get(key) ?? 0).toISOString();
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${modified}</LastModified><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`;
  });
  return `${HEAD}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** Which error a write meets whose conditions do not hold; null when they do. */
function refusal({ headers }: IncomingMessage, present: Buffer | undefined): [status: number, code: string] | null {
  if (headers['if-none-match'] === '*' && present) return [412, 'PreconditionFailed'];
  const wanted = headers['if-match'];
  if (wanted !== undefined && !present) return [404, 'NoSuchKey'];
  return wanted !== undefined && present && wanted !== tagOf(present) ? [412, 'PreconditionFailed'] : null;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  key: string;
  query: URLSearchParams;
}

class S3Server {
  readonly #bucket: Bucket;
  /** Parts of uploads that are not complete. */
  readonly #uploads = new Map<string, UploadedBytes[]>();

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://bucket');
    const [, name, ...rest] = pathname.split('/');
    const exchange = { request, response, key: decodeURIComponent(rest.join('/')), query };
    if (this.#bucket.isBroken) return fail(response, 403, 'AccessDenied');
    if (name !== 'site') return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') return this.#put(exchange);
    if (request.method === 'POST') return this.#post(exchange);
    if (request.method === 'GET' || request.method === 'HEAD') return this.#get(exchange);
    const upload = query.get('uploadId');
    if (upload === null) this.#remove(exchange.key);
    else this.#uploads.delete(upload);
    return answer(response, 204);
  }

  #write(key: string, bytes: Buffer): void {
    const { objects, times, now, onChange } = this.#bucket;
    objects.set(key, bytes);
    times.set(key, now());
    onChange(key);
  }

  #remove(key: string): void {
    this.#bucket.objects.delete(key);
    this.#bucket.onChange(key);
  }

  async #put({ request, response, key, query }: Exchange): Promise<void> {
    const bytes = await bodyOf(request);
    const upload = query.get('uploadId');
    if (upload !== null) {
      this.#uploads.get(upload)?.push({ number: Number(query.get('partNumber')), bytes });
      return answer(response, 200, { headers: { etag: tagOf(bytes) } });
    }
    this.#bucket.beforePut(key);
    if (this.#bucket.isBroken) return fail(response, 403, 'AccessDenied');
    const refused = this.#bucket.ignoresConditions ? null : refusal(request, this.#bucket.objects.get(key));
    if (refused) return fail(response, ...refused);
    this.#write(key, bytes);
    return answer(response, 200, { headers: { etag: tagOf(bytes) } });
  }

  /** Begins an upload in parts, or completes it. */
  async #post({ request, response, key, query }: Exchange): Promise<void> {
    await bodyOf(request);
    const upload = query.get('uploadId');
    if (upload === null) {
      const id = randomUUID();
      this.#uploads.set(id, []);
      const body = `${HEAD}<InitiateMultipartUploadResult><Bucket>site</Bucket><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      return answer(response, 200, { headers: XML, body });
    }
    const parts = this.#uploads.get(upload);
    if (!parts) return fail(response, 404, 'NoSuchUpload');
    const bytes = Buffer.concat(parts.toSorted((one, other) => one.number - other.number).map((part) => part.bytes));
    this.#uploads.delete(upload);
    this.#write(key, bytes);
    const body = `${HEAD}<CompleteMultipartUploadResult><Key>${escaped(key)}</Key><ETag>${escaped(tagOf(bytes))}</ETag></CompleteMultipartUploadResult>`;
    return answer(response, 200, { headers: XML, body });
  }

  #get({ request, response, key, query }: Exchange): void {
    if (query.has('list-type')) return answer(response, 200, { headers: XML, body: list(this.#bucket, query) });
    this.#bucket.beforeGet();
    if (this.#bucket.isBroken) return fail(response, 403, 'AccessDenied');
    const bytes = this.#bucket.objects.get(key);
    if (!bytes) return fail(response, 404, 'NoSuchKey');
    const modified = new Date(this.#bucket.times.get(key) ?? 0).toUTCString();
    const { status, body, headers } = rangeOf(bytes, request.headers.range);
    const all = { etag: tagOf(bytes), 'last-modified': modified, 'content-length': String(body.length), ...headers };
    return answer(response, status, { headers: all, ...(request.method === 'HEAD' ? {} : { body }) });
  }
}

/** Answers for a bucket: `createServer(answersOf(newBucket()))`. */
export function answersOf(bucket: Bucket): (request: IncomingMessage, response: ServerResponse) => void {
  const server = new S3Server(bucket);
  return (request, response) =>
    void server.answer(request, response).catch(() => {
      // Whoever sent it went away in the middle.
      response.destroy();
    });
}
