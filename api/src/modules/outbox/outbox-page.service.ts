import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stampOf } from '../../model/shanghai-time.ts';
import { markup, type Markup } from '../../model/markup.ts';
import { mailPage } from './mail/mail-content.service.ts';
import type { Outbox } from './outbox.service.ts';
import type { OutboxRow } from './outbox.store.ts';

/*
 * Messages that no gateway takes, on a page for whoever tries the site on their own machine. It listens on the loopback
 * address only, on a port of its own that no proxy leads to.
 */

const LOOPBACK = '127.0.0.1';
const MOST = 100;
const MAIL = '/mail/';
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";
/** A mail has its styles and its picture in it, as mail programs need them. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 46rem; padding: 2rem 1.5rem 4rem; }
h1 { font-size: 1.5rem; font-weight: 500; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-block-start: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding-block: 1.25rem; }
h2 { font-size: 1rem; font-weight: 600; margin: 0; }
p { margin: 0.25rem 0 0; }
pre { font: inherit; margin: 0.5rem 0 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.about { font-size: 0.875rem; opacity: 0.75; }
`;

type Source = Pick<Outbox, 'newest' | 'read'>;

interface OutboxPage {
  /** Where it is. */
  url: string;
  close(): void;
}

/** Shows the newest messages, whatever has become of them. Resolves when it listens, on a port that is free. */
export async function serveOutboxPage(outbox: Source): Promise<OutboxPage> {
  const server = createServer((request, response) => {
    answer(outbox, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  server.unref();
  return { url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}

async function answer(outbox: Source, { method, headers, url }: IncomingMessage, response: ServerResponse) {
  // A page of another site that has had its name led to this machine has that name here.
  const isHere = /^(?:127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '');
  if (!isHere || method !== 'GET') return response.writeHead(404, HEADERS).end();
  if (url === '/outbox.css') return send(response, { type: 'text/css', body: STYLE });
  const rows = await outbox.newest(MOST);
  if (url === '/') return send(response, { type: 'text/html', body: listOf(outbox, rows).text });
  const row = rows.find(({ id }) => url === `${MAIL}${id}`);
  const document = row && outbox.read(row).document;
  if (document === undefined) return response.writeHead(404, HEADERS).end();
  return send(response, { type: 'text/html', body: mailPage(document), policy: MAIL_POLICY });
}

interface Page {
  type: 'text/html' | 'text/css';
  body: string;
  policy?: string;
}

function send(response: ServerResponse, { type, body, policy = POLICY }: Page): ServerResponse {
  return response
    .writeHead(200, { ...HEADERS, 'content-security-policy': policy, 'content-type': `${type}; charset=utf-8` })
    .end(body);
}

function listOf(outbox: Source, rows: readonly OutboxRow[]): Markup {
  return markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/outbox.css">
<h1>Messages to visitors</h1>
<p>No gateway is set: this is where codes, confirmations and mails are. <a href="/">Look again</a></p>
<ol>${rows.map((row) => entryOf(outbox, row))}</ol>${rows.length === 0 ? markup`<p>There are none yet.</p>` : undefined}`;
}

function entryOf(outbox: Source, row: OutboxRow): Markup {
  const { to, subject, text, document } = outbox.read(row);
  const mail = document && markup` · <a href="${MAIL}${row.id}">as a mail</a>`;
  return markup`<li><h2>${subject ?? text.slice(0, text.indexOf('：') + 1 || undefined)}</h2>
<p class="about">${stampOf(row.created_at)} · ${row.channel} · ${row.purpose} · ${row.state} · ${to}${mail}</p>
<pre>${text}</pre></li>`;
}
