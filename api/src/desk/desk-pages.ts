import type { FastifyInstance } from 'fastify';
import { isDay } from 'shared/contract/text/calendar-day';
import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../calls/call-table.ts';
import { markup } from '../model/markup.ts';
import { dayOf, stampOf } from '../model/shanghai-time.ts';
import { bookingCsv } from '../modules/booking/desk/desk.service.ts';
import { dayOfDesk } from '../modules/booking/desk/desk-day.service.ts';
import { dayPage } from './day-page.ts';
import { readerOf } from './desk-session.ts';
import { checkInForm, deskDocument, signInPage } from './desk-view.ts';
import { DESK_WORDS } from './desk-words.ts';
import { listActions, recordAction } from './desk.store.ts';

const HTML = 'text/html; charset=utf-8';
const MOST_ACTIONS = 500;

type Query = Readonly<Record<string, unknown>>;

const textIn = (query: unknown, name: string): string => {
  const value = (query as Query)[name];
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

/** What the last action led to, in words of ours: an address says nothing else to whoever opens it. */
function outcomeIn(lang: Lang, query: unknown): string | undefined {
  const words = DESK_WORDS[lang];
  const [outcome, about] = [textIn(query, 'outcome'), /^[\w-]{0,20}$/.exec(textIn(query, 'about'))?.[0] ?? ''];
  if (outcome === 'closed') return words.closed(Number(about) || 0);
  if (outcome === 'counted') return words.counted;
  if (outcome === 'mistyped') return words.mistyped;
  const said = Object.entries(words.outcomes).find(([name]) => name === outcome)?.[1];
  return said && `${about}: ${said}`;
}

/** What the desk shows; nothing here changes anything but the log. */
export function answerPages(server: FastifyInstance, services: VisitorServices): void {
  const { db, now } = services;
  const dayIn = (query: unknown): string => {
    const given = textIn(query, 'day');
    return isDay(given) ? given : dayOf(now());
  };

  server.get('/', async (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    const shown = { day: dayIn(query), search: textIn(query, 'search').trim(), said: outcomeIn(reader.lang, query) };
    return reply.type(HTML).send(await dayPage(services, reader, shown));
  });

  server.get('/sign-in', async (request, reply) => reply.type(HTML).send(signInPage(readerOf(request))));

  // What a device shows by itself while there is no connection: nothing about anybody.
  server.get('/offline', async (request, reply) => {
    const reader = readerOf(request);
    const words = DESK_WORDS[reader.lang];
    return reply.type(HTML).send(deskDocument(reader, { title: words.checkIn, body: checkInForm(reader.lang) }));
  });

  server.get('/close', async (request, reply) => {
    const reader = readerOf(request);
    const words = DESK_WORDS[reader.lang];
    const day = dayIn(request.query);
    const { slots } = await dayOfDesk(services, day);
    const coming = slots.flatMap(({ groups }) => groups).filter(({ isCancelled }) => !isCancelled);
    const visits = new Set(coming.map(({ reference }) => reference)).size;
    const body = markup`<p>${words.closeText}</p><form method="post" action="/close" class="row"><input type="hidden" name="day" value="${day}">
<button class="grave">${words.closeConfirm}</button><a href="/?day=${day}">${words.back}</a></form>`;
    return reply.type(HTML).send(deskDocument(reader, { title: words.closeQuestion(day, visits), body }));
  });

  server.get('/log', async (request, reply) => {
    const reader = readerOf(request);
    const words = DESK_WORDS[reader.lang];
    const actions = await listActions(db, MOST_ACTIONS);
    const rows = actions.map(
      ({ at, name, action, subject }) =>
        markup`<tr><td>${stampOf(at)}</td><td>${name}</td><td>${words.actions[action] ?? action}</td><td class="code">${subject}</td></tr>`,
    );
    const body = markup`<div class="wide"><table><thead><tr><th>${words.logAt}</th><th>${words.logName}</th><th>${words.logAction}</th><th>${words.logSubject}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
    return reply.type(HTML).send(deskDocument(reader, { title: words.log, body }));
  });

  server.get('/export', async (request, reply) => {
    const day = dayIn(request.query);
    const text = await bookingCsv(services, { from: day, to: day });
    const { name = '' } = readerOf(request);
    await recordAction(db, { at: new Date(now()), name, action: 'export', subject: day });
    const disposition = `attachment; filename="visits-${day}.csv"`;
    return reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': disposition }).send(text);
  });
}
