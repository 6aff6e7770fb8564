import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import { differencePage, missingPage, overview, setPage } from './desk-pages.ts';
import type { Markup } from './html.ts';
import { shotsFolder } from './shots/shot-file.ts';

const HOST = '127.0.0.1';
/** A name that leads here by somebody else's DNS is refused (DNS rebinding). */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;
const SET = /^\/set\/([0-9a-f]{16})$/;
const DIFFERENCE = /^\/diff\/([0-9a-f]{16})\/([0-9a-f]{16})$/;
const SHOT = /^\/shot\/([0-9a-f]{16})\/([0-9a-f]{16})\/(\d{1,3}-(?:before|after)\.png)$/;
const SHEET = join(import.meta.dirname, 'desk.css');

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

const text = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body });
const shown = (markup: Markup, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: markup.text,
});

async function pictureAt({ dataDir }: ReleaseStore, path: string): Promise<Answer | null> {
  const [, from, to, name] = SHOT.exec(path) ?? [];
  if (from === undefined || to === undefined || name === undefined) return null;
  const body = await readFile(join(shotsFolder(dataDir, from, to), name)).catch(() => null);
  return body && { status: 200, type: 'image/png', body };
}

async function answerTo(store: ReleaseStore, path: string): Promise<Answer> {
  if (path === '/') return shown(await overview(store));
  if (path === '/desk.css') return { status: 200, type: 'text/css; charset=utf-8', body: await readFile(SHEET) };
  const [, id] = SET.exec(path) ?? [];
  if (id !== undefined) return shown(await setPage(store, id));
  const [, from, to] = DIFFERENCE.exec(path) ?? [];
  if (from !== undefined && to !== undefined) return shown(await differencePage(store, from, to));
  return (await pictureAt(store, path)) ?? shown(missingPage('There is no such page.'), 404);
}

async function answer(store: ReleaseStore, { method = '', url = '/', headers }: IncomingMessage): Promise<Answer> {
  if (!OWN_HOST.test(headers.host ?? '')) return text(421, 'This desk answers on its own machine only.\n');
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'This desk only shows.\n');
  try {
    return await answerTo(store, url.split('?', 1)[0] ?? '/');
  } catch (error) {
    if (error instanceof DeliveryError) return shown(missingPage(error.message), 404);
    throw error;
  }
}

/** The desk as a server that is not listening yet. It reads the store anew for every page, and changes nothing. */
export function createDesk(store: ReleaseStore): Server {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, type, body } = await answer(store, request).catch(() =>
      text(500, 'The store could not be read; pnpm delivery doctor says why.\n'),
    );
    response.writeHead(status, { ...HEADERS, 'content-type': type });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  return createServer((request, response) => void respond(request, response));
}

/** Listens on this machine alone. @returns the address */
export async function serveDesk(store: ReleaseStore, port: number): Promise<{ address: string; server: Server }> {
  const server = createDesk(store);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, HOST, resolve);
  await promise;
  const bound = server.address();
  const chosen = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://${HOST}:${chosen}/`, server };
}
