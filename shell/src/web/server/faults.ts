import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX, BASE } from 'shared/contract/site/site';
import { sendWrongMethod } from '../http/answers.ts';
import { sendRefusal } from '../http/refusal-page.ts';
import { errorFields, type Log } from '../log.ts';
import { requestedPage } from '../page/page-address.ts';
import { Refusal } from '../http/refusal.ts';
import type { WebRoutes } from './routes.ts';

const REASONS = { 429: 'tooMany', 503: 'busy' } as const;

/** Faults of a request are named, those of ours are logged and said to be over soon. */
export function answerFaults(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { statusCode: status = 500 } = error;
    if (error instanceof Refusal) {
      const { statusCode, retryAfter } = error;
      return sendRefusal(request, reply, { status, reason: REASONS[statusCode], retryAfter });
    }
    if (status < 500) return sendRefusal(request, reply, { status, reason: 'malformed' });
    log.error(errorFields(error), 'an answer failed');
    return sendRefusal(request, reply, { status: 503, reason: 'notReady', retryAfter: 5 });
  });
}

/** Every address has a page, if only "page not found"; what finds no route is a method that an address does not have. */
export function answerUnrouted(server: FastifyInstance, { pages, forms }: Pick<WebRoutes, 'pages' | 'forms'>): void {
  const takesForms = (url: string, cookie: string | undefined): boolean => {
    const requested = requestedPage(url);
    return requested.kind === 'page' && forms.pageForm(requested, cookie) !== null;
  };
  server.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    if (method === 'GET' || method === 'HEAD') return pages.serveNotFound(request, reply);
    return sendWrongMethod(reply, takesForms(url, headers.cookie) ? 'GET, HEAD, POST' : 'GET, HEAD');
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
