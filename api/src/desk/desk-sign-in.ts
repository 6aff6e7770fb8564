import type { FastifyInstance } from 'fastify';
import { isLang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../calls/call-table.ts';
import { endOfSession, languageCookie, readerOf, sessionCookie } from './desk-session.ts';
import { nameOfToken } from './desk-token.ts';
import { signInPage } from './desk-view.ts';
import { DESK_WORDS } from './desk-words.ts';
import { recordAction } from './desk.store.ts';

/** How a device comes to the desk and leaves it, and in which language it shows it. */
export function answerSignIn(server: FastifyInstance, services: VisitorServices): void {
  server.post('/sign-in', async (request, reply) => {
    const { token = '' } = (request.body ?? {}) as { token?: string };
    const name = await nameOfToken(services, token.trim());
    const reader = readerOf(request);
    const words = DESK_WORDS[reader.lang];
    if (name === undefined)
      return reply.code(403).type('text/html; charset=utf-8').send(signInPage(reader, words.wrongToken));
    await recordAction(services.db, { at: new Date(services.now()), name, action: 'sign-in', subject: '' });
    return reply.header('set-cookie', sessionCookie(token.trim())).redirect('/', 303);
  });
  server.post('/sign-out', async (_request, reply) =>
    reply.header('set-cookie', endOfSession()).redirect('/sign-in', 303),
  );
  server.post('/language', async (request, reply) => {
    const { lang } = (request.body ?? {}) as { lang?: unknown };
    if (isLang(lang)) void reply.header('set-cookie', languageCookie(lang));
    return reply.redirect('/', 303);
  });
}
