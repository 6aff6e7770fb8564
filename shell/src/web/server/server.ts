import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
} from 'fastify';
import type { TracedRequests } from 'shared/tracing/traced-requests';
import { FOR_ONE, transportHeaders } from '../http/security-headers.ts';
import type { Log } from '../log.ts';
import type { WebMetrics } from '../metrics/web-metrics.ts';
import { hasPreview } from '../previewed/preview-cookie.ts';
import { answerFaults, answerUnrouted, answerUndecodable } from './faults.ts';
import { createFastPath, type FastPath } from './fast-path.ts';
import { limitCosts, shedLoad } from './load.ts';
import { hasTwoHosts, refuseTwoHosts } from './one-host.ts';
import { originForm } from './request-target.ts';
import { nameKeptPage, nameTraces } from './name-traces.ts';
import { cutSlowReaders } from './slow-readers.ts';
import type { VisitorLimits } from './visitor-limits.ts';
import { registerRoutes, type WebRoutes } from './routes.ts';

/** How long a visitor may take, in milliseconds. Bodies have at most 64 KB. */
const CLIENT_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  /** For a piece of an answer that is ready. */
  slowest: 30_000,
  /** How exactly the others are kept. */
  connectionsCheckingInterval: 1000,
};
type ClientTimeouts = typeof CLIENT_TIMEOUTS;

export interface WebServerOptions extends WebRoutes {
  /** Shorter ones than usual, for tests. */
  timeouts?: Partial<ClientTimeouts>;
  /** Who has, or may be given, another set than the promoted one; nobody when absent. */
  takesPart?: ((headers: IncomingHttpHeaders) => boolean) | undefined;
  /** Told of every page that is asked for, kept ones too. */
  onPage?: ((request: IncomingMessage) => void) | undefined;
  metrics: WebMetrics | undefined;
  tracing?: TracedRequests | undefined;
  limits: VisitorLimits;
  /** Milliseconds that the event loop may be late on average; 0 is no limit. */
  loopDelay: number;
  log: Log;
}

/** Node's server with kept pages before everything else. */
function serverFactory(
  fastPath: FastPath,
  { slowest, ...timeouts }: ClientTimeouts,
  tracing: TracedRequests | undefined,
): FastifyServerFactory {
  return (handler) => {
    const isKept = (request: IncomingMessage, response: ServerResponse) =>
      !hasTwoHosts(request) && fastPath(request, response);
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      if (hasTwoHosts(request)) refuseTwoHosts(response);
      else if (!fastPath(request, response)) handler(request, response);
    };
    const traced = (request: IncomingMessage, response: ServerResponse) =>
      tracing?.around(request, response, {
        whole: () => answer(request, response),
        atOnce: () => isKept(request, response),
      });
    const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, tracing ? traced : answer);
    cutSlowReaders(server, slowest);
    return server;
  };
}

interface Answered {
  kind: string;
  method: string | undefined;
  status: number;
  /** Milliseconds. */
  ms: number;
}
type Observe = (answered: Answered) => void;

/** One line an answer at `debug`, and what Prometheus is told. No addresses, no queries. */
function observerOf({ log, metrics }: WebServerOptions): Observe {
  return (answered) => {
    metrics?.observe(answered.kind, answered.status, answered.ms / 1000);
    log.debug(answered, 'answered');
  };
}

function observeAnswers(server: FastifyInstance, observe: Observe): void {
  server.addHook('onResponse', async ({ method, routeOptions, headers }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10;
    const kind = hasPreview(headers.cookie) ? 'preview' : (routeOptions.config.kind ?? 'none');
    observe({ kind, method, status: statusCode, ms });
  });
}

function observePages(server: FastifyInstance, onPage: WebServerOptions['onPage']): void {
  if (!onPage) return;
  server.addHook('onResponse', async ({ raw, routeOptions }) => {
    if (routeOptions.config.kind === 'page') onPage(raw);
  });
}

/** Built, never listening: tests and `main.ts` decide where. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const { pages, log, limits, loopDelay, timeouts } = options;
  const observe = observerOf(options);
  let isClosing = false;
  const always = transportHeaders(options.origin);
  const fast = createFastPath({
    pages,
    takesPart: options.takesPart ?? (() => false),
    always: Object.entries(always).flat(),
    observe: (request, status) => {
      nameKeptPage();
      options.onPage?.(request);
      observe({ kind: 'page', method: request.method, status, ms: 0 });
    },
  });
  const logger: FastifyBaseLogger = log;
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A closing server tells its last visitors to come back on another connection, and the fast path does not.
    serverFactory: serverFactory(
      (request, response) => !isClosing && fast(request, response),
      { ...CLIENT_TIMEOUTS, ...timeouts },
      options.tracing,
    ),
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    frameworkErrors: (_error, request, reply) => answerUndecodable(options, request, reply),
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(always));
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    if (isPublic && reply.hasHeader('set-cookie')) reply.headers(FOR_ONE);
  });
  if (options.tracing) nameTraces(server, options.tracing);
  answerFaults(server, log);
  answerUnrouted(server, options);
  observeAnswers(server, observe);
  observePages(server, options.onPage);
  shedLoad(server, loopDelay);
  registerRoutes(server, options, limitCosts(limits, pages));
  await server.ready();
  return server;
}
