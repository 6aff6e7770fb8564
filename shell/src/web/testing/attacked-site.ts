import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createStaleCache } from '../cache/stale-cache.ts';
import { bytesOf, makeRepresentation, sendRepresentation, type Representation } from '../http/representation.ts';
import { createLog } from '../log.ts';
import type { Pages } from '../page/pages.ts';
import { createWebServer } from '../server/server.ts';
import { openVisitorLimits } from '../server/visitor-limits.ts';
import { createServiceClient, type ServiceClient } from '../service/service-client.ts';
import { createServiceProxy } from '../service/service-proxy.ts';

export const CACHED_PAGE = '/cn/en/popular';
export const CALL = '/cn/api/article/page';
export const ENDLESS_CALL = '/cn/api/endless';
export const SILENT_CALL = '/cn/api/silent';
export const STEADY_CALL = '/cn/api/steady';
export const DOWNLOAD = '/cn/api/media/download/small.zip';
export const ENDLESS_DOWNLOAD = '/cn/api/media/download/endless.zip';
export const STEADY_DOWNLOAD = '/cn/api/media/download/steady.zip';
/** Milliseconds. */
const TIMEOUTS = { headersTimeout: 2000, requestTimeout: 3000, connectionsCheckingInterval: 50, slowest: 1000 };
const PAGES_PER_MINUTE = 100;

/** Milliseconds that a visitor waits, also on a busy machine. */
export const PATIENCE = 15_000;

const PIECE = Buffer.alloc(64 * 1024, 'x');

/** Goes on for as long as somebody is there. */
function writeSteadily(response: ServerResponse): void {
  response.writeHead(200).write(PIECE);
  const timer = setInterval(() => response.write(PIECE), 20);
  response.once('close', () => clearInterval(timer));
}

/** Goes on for as long as somebody reads, as fast as they do. */
function writeEndlessly(response: ServerResponse): void {
  const write = () => {
    while (!response.destroyed && response.write(PIECE));
  };
  response.writeHead(200).on('drain', write);
  write();
}

function answerAsService({ url = '' }: IncomingMessage, response: ServerResponse): void {
  if ([ENDLESS_CALL, ENDLESS_DOWNLOAD].includes(url)) writeEndlessly(response);
  else if ([STEADY_CALL, STEADY_DOWNLOAD].includes(url)) writeSteadily(response);
  else if (url !== SILENT_CALL) response.end(JSON.stringify({ code: '0000', msg: '', data: { list: [] } }));
}

/** Pages that ask the service, and one that is kept and popular. */
function pagesOf(service: ServiceClient): Pages {
  const cache = createStaleCache<Representation>({
    maxBytes: 400_000,
    sizeOf: bytesOf,
    stale: 60,
    onFailedRenewal: () => {},
  });
  const page = (url: string) =>
    cache.get(url, async () => {
      await service.call('sitemap/pages', {}, { lang: 'en' });
      return { value: await makeRepresentation({ status: 200, headers: {}, body: `<h1>${url}</h1>` }), keep: 60 };
    });
  const peek: Pages['peek'] = (target) => {
    const found = cache.peek(target);
    return found && { representation: found.value, isFresh: found.isFresh };
  };
  const serve: Pages['serve'] = async (incoming, reply) =>
    sendRepresentation(incoming, reply, await page(incoming.url));
  const isKept = (target: string) => cache.peek(target) !== undefined;
  return {
    peek,
    isKept,
    serve,
    serveNotFound: serve,
    renew: () => {},
    previewOf: async () => null,
    document: async () => null,
  };
}

async function startService(): Promise<string> {
  const service = createServer(answerAsService).listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

async function startWeb(client: ServiceClient): Promise<number> {
  const log = createLog('silent');
  const trustedProxies = ['127.0.0.1'];
  const limits = await openVisitorLimits({ perMinute: PAGES_PER_MINUTE, redisUrl: undefined, trustedProxies, log });
  const unused = () => Promise.reject(new Error('not asked for'));
  const server = await createWebServer({
    pages: pagesOf(client),
    documents: { send: unused },
    forms: { subscribe: unused, preferences: unused, notSubscribed: () => '', pageForm: () => null },
    previewed: { find: async () => null },
    assets: unused,
    media: unused,
    proxy: createServiceProxy(client, { silence: () => new AbortController().signal, log }),
    problems: () => Promise.resolve([]),
    version: () => 'c-1-7.0',
    origin: 'http://site.example',
    metrics: undefined,
    loopDelay: 0,
    timeouts: TIMEOUTS,
    limits,
    log,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
    await limits.close();
    await Promise.all([client.pool, client.calls, client.downloads].map((pool) => pool.destroy()));
  });
  return (server.server.address() as AddressInfo).port;
}

export interface Answer {
  status: number;
  text: string;
}

export interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A visitor with an address of their own, behind a proxy that names it. */
export interface Visitor {
  /** The whole answer. */
  ask(path: string, options?: Sent, body?: string | Buffer): Promise<Answer>;
  /** Asks and leaves the answer where it is; undefined when there is none. */
  begin(path: string): Promise<IncomingMessage | undefined>;
  /** Asks and goes away before there is an answer. */
  leave(path: string): Promise<void>;
  /** Bytes as they are, and nothing after them. */
  send(bytes: string): Socket;
}

export interface AttackedSite {
  visitor(address: string): Visitor;
  /** Connections to the service that are taken, by what for. */
  taken(): Record<'pages' | 'calls' | 'downloads', number>;
}

function visitorAt(port: number, address: string): Visitor {
  const to = { port, host: '127.0.0.1', agent: false } as const;
  const from = { 'x-forwarded-for': address };
  const responseTo = async (path: string, { method = 'GET', headers = {} }: Sent = {}, body?: string | Buffer) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const outgoing = request({ ...to, path, method, headers: { ...from, ...headers }, signal });
    // A connection that is cut after the answer began is told by the answer.
    outgoing.on('error', () => {});
    const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
    outgoing.end(body);
    return (await answered)[0];
  };
  return {
    async ask(path, options, body) {
      const answer = await responseTo(path, options, body);
      const pieces = (await answer.toArray()) as Buffer[];
      return { status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() };
    },
    begin: (path) =>
      responseTo(path).then(
        (answer) => answer.on('error', () => {}),
        () => undefined,
      ),
    async leave(path) {
      const outgoing = request({ ...to, path, headers: from }).on('error', () => {});
      outgoing.end();
      await once(outgoing, 'finish');
      outgoing.destroy();
    },
    send(bytes) {
      const socket = connect(port, to.host).on('error', () => {});
      socket.write(bytes.replace('\r\n', `\r\nhost: site.example\r\nx-forwarded-for: ${address}\r\n`));
      return socket;
    },
  };
}

/** The web process with a service behind it, as visitors reach it; its time limits are shorter than usual. */
export async function startAttackedSite(): Promise<AttackedSite> {
  const client = createServiceClient(await startService());
  const port = await startWeb(client);
  const { pool: pages, calls, downloads } = client;
  return {
    visitor: (address) => visitorAt(port, address),
    taken: () => ({
      pages: pages.stats.running,
      calls: calls.stats.running,
      downloads: downloads.stats.running,
    }),
  };
}
