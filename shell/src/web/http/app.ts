import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BASE } from 'shared/contract/site';
import { DEFAULT_LANG, type Lang } from 'shared/contract/lang';
import { parseAddress, type Address } from './address.ts';
import { errorFields, type Log } from '../log.ts';
import type { Documents } from '../documents/documents.ts';
import type { FormPosts } from '../page/form-posts.ts';
import type { Pages } from '../page/pages.ts';
import type { WebMetrics } from '../metrics/web-metrics.ts';
import { redirect, sendText } from './send.ts';

type FileServer = (request: IncomingMessage, response: ServerResponse, address: string) => Promise<void>;

export interface WebApp {
  pages: Pages;
  documents: Documents;
  assets: FileServer;
  media: FileServer;
  proxy(request: IncomingMessage, response: ServerResponse): Promise<void>;
  metrics: WebMetrics | undefined;
  /** The newsletter form of visitors without JavaScript. */
  subscribe(request: IncomingMessage, response: ServerResponse, lang: Lang): Promise<void>;
  /** Forms of visitors without JavaScript to pages that take them; false when the page takes none. */
  forms: FormPosts;
  /** Reasons why this process should get no traffic; empty when ready. */
  troubles(): string[];
  log: Log;
}

/** Where the newsletter form posts to, below the language segment. */
const SUBSCRIBE = '/subscribe';
const NEVER_KEPT = { 'cache-control': 'no-store' };

function serveOutside(app: WebApp, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  const path = request.url?.split('?')[0] ?? '';
  if (path === '/health/live') return sendText(response, { status: 200, text: 'alive', headers: NEVER_KEPT });
  if (path === '/health/ready') {
    const troubles = app.troubles();
    const status = troubles.length === 0 ? 200 : 503;
    return sendText(response, { status, text: troubles.join('\n') || 'ready', headers: NEVER_KEPT });
  }
  return app.pages.serveWithoutLanguage(request, response, { first: 'outside', rest: '', search: '' });
}

async function serve(app: WebApp, address: Address, exchange: [IncomingMessage, ServerResponse]): Promise<void> {
  const [request, response] = exchange;
  if (address.kind === 'service') return app.proxy(request, response);
  if (request.method === 'POST' && address.kind === 'page' && address.path === SUBSCRIBE) {
    return app.subscribe(request, response, address.lang);
  }
  if (request.method === 'POST' && address.kind === 'page' && (await app.forms(request, response, address))) return;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, { status: 405, text: 'Method not allowed', headers: { allow: 'GET, HEAD' } });
  }
  const answered = app.documents.answer(request, response);
  if (answered) return answered;
  if (address.kind === 'home') return redirect(response, 302, `${BASE}/${DEFAULT_LANG}`);
  if (address.kind === 'asset') return app.assets(request, response, address.path);
  if (address.kind === 'media') return app.media(request, response, address.path);
  if (address.kind === 'page') return app.pages.serve(request, response, address);
  if (address.kind === 'outside') return serveOutside(app, request, response);
  return app.pages.serveWithoutLanguage(request, response, address);
}

function logAnswer(log: Log, { kind }: Address, [request, response]: [IncomingMessage, ServerResponse]): void {
  const started = performance.now();
  response.on('finish', () => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.debug({ kind, method: request.method, status: response.statusCode, ms }, 'answered');
  });
}

/** Built, never listening: tests and `main.ts` decide where. */
export function createWebServer(app: WebApp): Server {
  const isWatched = app.log.isLevelEnabled('debug');
  const server = createServer((request, response) => {
    const address = parseAddress(request.url ?? '/');
    app.metrics?.watch(address.kind, response);
    if (isWatched) logAnswer(app.log, address, [request, response]);
    serve(app, address, [request, response]).catch((error: unknown) => {
      // A visitor who leaves while bytes are on their way is no fault.
      if (!response.destroyed) app.log.error(errorFields(error), 'an answer failed');
      if (response.headersSent) response.destroy();
      else
        sendText(response, {
          status: 503,
          text: 'The site is not ready',
          headers: { ...NEVER_KEPT, 'retry-after': '5' },
        });
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  return server;
}
