import Fastify, { type FastifyInstance } from 'fastify';
import type { VisitorServices } from '../calls/call-table.ts';
import { answerActions } from './desk-actions.ts';
import { answerPages } from './desk-pages.ts';
import { guardDesk } from './desk-session.ts';
import { answerSignIn } from './desk-sign-in.ts';
import { serveDeskFiles } from './desk-files.ts';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT_BYTES = 256 * 1024;

/** The desk of the pavilion, for its team only: a program of its own that no visitor's proxy leads to. */
export async function deskServer(services: VisitorServices): Promise<FastifyInstance> {
  // Nothing is logged: addresses and bodies name visitors. What was done stands in the log of the desk.
  const server = Fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES, exposeHeadRoutes: false });
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  guardDesk(server, services);
  serveDeskFiles(server);
  answerPages(server, services);
  answerActions(server, services);
  answerSignIn(server, services);
  await server.ready();
  return server;
}
