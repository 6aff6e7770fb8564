import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/*
 * What delivery asks of S3, answered as its reference says (Amazon S3 API Reference 2006-03-01: PutObject, GetObject,
 * DeleteObject, ListObjectsV2). Servers of the registries either know no conditional writes or are not kept any more. Signatures are not looked at.
 */

/** Keys in a page of a list; S3 gives a thousand. */
const PAGE = 3;

export interface S3Double {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** When each was written; milliseconds. */
  readonly times: Map<string, number>;
  now: () => number;
  /** Called before each read of an object. */
  beforeGet: () => void;
  /** Called before each write, so that another writer can come first. */
  beforePut: (key: string) => void;
  /** Refuses everything from now on, as when the network or its key is gone. */
  isBroken: boolean;
}

export interface S3Options {
  /** As some compatible services do. */
  readonly ignoresConditions?: boolean;
}

const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Content {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function answer(response: ServerResponse, status: number, { headers = {}, body = '' }: Content = {}): void {
  response.writeHead(status, headers).end(body);
}

function fail(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  answer(response, status, { headers: { 'content-type': 'application/xml' }, body });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function list({ objects, times }: S3Double, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
  const shown = keys.slice(0, PAGE);
  const isTruncated = keys.length > PAGE;
  const next = isTruncated ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>` : '';
  const contents = shown
    .map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><LastModified>${new Date(times.get(key) ?? 0).toISOString()}</LastModified></Contents>`,
    )
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

/** Which error a write meets whose conditions do not hold; null when they do. */
function refusal({ headers }: IncomingMessage, present: Buffer | undefined): [status: number, code: string] | null {
  if (headers['if-none-match'] === '*' && present) return [412, 'PreconditionFailed'];
  const wanted = headers['if-match'];
  if (wanted !== undefined && !present) return [404, 'NoSuchKey'];
  return wanted !== undefined && present && wanted !== tagOf(present) ? [412, 'PreconditionFailed'] : null;
}

/** A server with one bucket, `site`, that ends with the test. */
export async function startS3({ ignoresConditions = false }: S3Options = {}): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const double: S3Double = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    times: new Map(),
    now: Date.now,
    beforeGet: () => {},
    beforePut: () => {},
    isBroken: false,
  };
  const put = async (request: IncomingMessage, response: ServerResponse, key: string) => {
    const bytes = await bodyOf(request);
    double.beforePut(key);
    if (double.isBroken) return fail(response, 403, 'AccessDenied');
    const refused = ignoresConditions ? null : refusal(request, objects.get(key));
    if (refused) return fail(response, ...refused);
    objects.set(key, bytes);
    double.times.set(key, double.now());
    return answer(response, 200, { headers: { etag: tagOf(bytes) } });
  };
  const get = (response: ServerResponse, key: string, query: URLSearchParams) => {
    if (query.has('list-type')) return answer(response, 200, { body: list(double, query) });
    double.beforeGet();
    if (double.isBroken) return fail(response, 403, 'AccessDenied');
    const bytes = objects.get(key);
    return bytes
      ? answer(response, 200, { headers: { etag: tagOf(bytes) }, body: bytes })
      : fail(response, 404, 'NoSuchKey');
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', double.endpoint);
    const [, bucket, ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    if (double.isBroken) return fail(response, 403, 'AccessDenied');
    if (bucket !== 'site') return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') return void put(request, response, key);
    if (request.method === 'GET') return get(response, key, searchParams);
    objects.delete(key);
    return answer(response, 204);
  });
  return double;
}
