import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { FILE_HEADERS } from '../web/http/security-headers.ts';

/** What an open page is told. */
export type DevEvent =
  /** The browser's code is there, what the server writes is not yet. */
  | { kind: 'exchangeable'; app: string }
  /** The same of stylesheets. */
  | { kind: 'restyled'; app: string; styles: readonly string[] }
  | { kind: 'built'; app: string }
  /** A build failed, or a page met a fault: shown until something is built. */
  | { kind: 'failed'; app: string; text: string };

const client = () =>
  stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, 'page/client.ts'), 'utf8'), { mode: 'strip' });
const styles = () => readFileSync(path.join(import.meta.dirname, 'page/overlay.css'), 'utf8');

/** Open pages, and the fault that is shown to those that come. */
export class DevPages {
  readonly #open = new Set<ServerResponse>();
  #fault: DevEvent | null = null;

  notify(event: DevEvent): void {
    if (event.kind === 'built') this.#fault = null;
    if (event.kind === 'failed') this.#fault = event;
    for (const response of this.#open) write(response, event);
  }

  /** The script of the page, its styles, and the events that it listens to. */
  readonly routes = (server: FastifyInstance): void => {
    const file = (url: string, type: string, read: () => string) =>
      server.get(url, (_request, reply) =>
        reply.headers({ ...FILE_HEADERS, 'content-type': type, 'cache-control': 'no-store' }).send(read()),
      );
    file('/cn/dev/client.js', 'text/javascript; charset=utf-8', client);
    file('/cn/dev/overlay.css', 'text/css; charset=utf-8', styles);
    server.get('/cn/dev/events', (_request, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      raw.write(':\n\n');
      this.#open.add(raw);
      if (this.#fault) write(raw, this.#fault);
      raw.once('close', () => this.#open.delete(raw));
    });
    server.addHook('preClose', async () => this.#open.forEach((response) => response.destroy()));
  };
}

const write = (response: ServerResponse, event: DevEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
