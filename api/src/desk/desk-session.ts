import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLang, type Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../calls/call-table.ts';
import { nameOfToken } from './desk-token.ts';
import type { DeskReader } from './desk-view.ts';

const SESSION = 'desk';
const LANGUAGE = 'desk-lang';
/** A working day: whoever finds a tablet the next morning finds it signed out. */
const SESSION_S = 12 * 3600;
const LANGUAGE_S = 365 * 86_400;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  'media-src blob:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};

/** What whoever has no token may see. */
const OPEN = new Set(['/sign-in', '/language', '/desk.css', '/desk.js', '/worker.js']);

const names = new WeakMap<FastifyRequest, string>();

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Sent by no other site, and read by no script. */
const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

export const sessionCookie = (token: string): string => cookie(SESSION, token, SESSION_S);
export const endOfSession = (): string => cookie(SESSION, '', 0);
export const languageCookie = (lang: Lang): string => cookie(LANGUAGE, lang, LANGUAGE_S);

/** Who reads the answer, and in which language. */
export function readerOf(request: FastifyRequest): DeskReader {
  const lang = cookieOf(request, LANGUAGE);
  return { lang: isLang(lang) ? lang : 'cn', name: names.get(request) };
}

/** Lets in who has a token, and nothing that another site sends. */
export function guardDesk(server: FastifyInstance, services: VisitorServices): void {
  server.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    void reply.headers(HEADERS);
    const site = request.headers['sec-fetch-site'];
    const isForeign = site === 'cross-site' || site === 'same-site';
    if (request.method === 'POST' && isForeign) return reply.code(403).send('');
    const name = await nameOfToken(services, cookieOf(request, SESSION) ?? '');
    if (name !== undefined) names.set(request, name);
    else if (!OPEN.has(request.url)) return reply.redirect('/sign-in', 303);
    return undefined;
  });
}
