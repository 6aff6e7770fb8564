import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, BASE } from 'shared/contract/site/site';
import { NEVER_KEPT, sendText, sendWrongMethod } from '../http/answers.ts';
import { errorFields, type Log } from '../log.ts';
import { requestedPage } from '../page/page-address.ts';
import type { WebRoutes } from './routes.ts';

/** "Not now", said on purpose. */
export class Refusal extends Error {
  readonly statusCode = 503;
  /** Seconds. */
  readonly retryAfter: number;

  constructor(text: string, retryAfter: number) {
    super(text);
    this.retryAfter = retryAfter;
  }
}

/** Faults of a request are named, those of ours are logged and said to be over soon. */
export function answerFaults(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error: FastifyError | Refusal, _request, reply) => {
    if (error instanceof Refusal) {
      const headers = { ...NEVER_KEPT, 'retry-after': String(error.retryAfter) };
      return sendText(reply, { status: error.statusCode, text: error.message, headers });
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500) {
      return sendText(reply, {
        status: statusCode,
        text: STATUS_CODES[statusCode] ?? 'Bad Request',
        headers: NEVER_KEPT,
      });
    }
    log.error(errorFields(error), 'an answer failed');
    const headers = { ...NEVER_KEPT, 'retry-after': '5' };
    return sendText(reply, { status: 503, text: 'The site is not ready', headers });
  });
}

/** Every address has a page, if only "page not found"; what finds no route is a method that an address does not have. */
export function answerUnrouted(server: FastifyInstance, { pages, forms }: Pick<WebRoutes, 'pages' | 'forms'>): void {
  const takesForms = (url: string): boolean => {
    const requested = requestedPage(url);
    return requested.kind === 'page' && forms.pageForm(requested) !== null;
  };
  server.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    if (method === 'GET' || method === 'HEAD') return pages.serveNotFound(request, reply);
    return sendWrongMethod(reply, takesForms(url) ? 'GET, HEAD, POST' : 'GET, HEAD');
  });
}

type Servers = Pick<WebRoutes, 'pages' | 'proxy'>;

/** A path that cannot be decoded names no page; the service says itself what it thinks of one. */
export function answerUndecodable({ pages, proxy }: Servers, request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request;
  const serve = url.startsWith(`${API_PREFIX}/`)
    ? proxy
    : url.startsWith(`${BASE}/`)
      ? pages.serve
      : pages.serveNotFound;
  serve(request, reply).catch((error: unknown) => reply.send(error));
}
