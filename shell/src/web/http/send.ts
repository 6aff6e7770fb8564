import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadyResponse } from '../page/ready-response.ts';
import { FILE_HEADERS } from './security-headers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding the client accepts; `q=0` refuses one (RFC 9110 §12.5.3). */
export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

export function sendReady(request: IncomingMessage, response: ServerResponse, ready: ReadyResponse): void {
  if (ready.status === 200 && request.headers['if-none-match'] === ready.etag) {
    response.writeHead(304, [...ready.fields]).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = ready[encoding];
  const fields = [...ready.fields, 'content-length', String(body.length)];
  if (encoding !== 'identity') fields.push('content-encoding', encoding);
  response.writeHead(ready.status, fields);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export interface TextAnswer {
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** Short answers of the web process itself. */
export function sendText(response: ServerResponse, { status, text, headers = {} }: TextAnswer): void {
  const body = Buffer.from(`${text}\n`);
  const type = 'text/plain; charset=utf-8';
  response.writeHead(status, { ...FILE_HEADERS, 'content-type': type, 'content-length': body.length, ...headers });
  response.end(body);
}

export function sendNotFound(response: ServerResponse): void {
  sendText(response, { status: 404, text: 'Not found', headers: { 'cache-control': 'no-cache' } });
}

export function redirect(response: ServerResponse, status: number, to: string): void {
  const headers = { ...FILE_HEADERS, location: to, 'content-length': 0, 'cache-control': 'public, max-age=0' };
  response.writeHead(status, headers).end();
}
