import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What came of one request. */
export interface Outcome {
  /** 0 for none. */
  status: number;
  /** From the moment at which the visitor wanted it, so that a slow site does not slow down who asks. */
  ms: number;
  /** Whether an edge may keep it; calls pass. */
  isPage: boolean;
  /** Of those that were sent away: whether they are told so in words, and when to come back. */
  isReadable: boolean;
}

export interface Wanted {
  path: string;
  /** Of a call that takes one. */
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

/** What a visitor sends with. Never rejects. @returns the body of the answer */
export type Send = (wanted: Wanted) => Promise<{ status: number; body: string }>;

export interface Crowd {
  origin: string;
  seconds: number;
  /** Visitors who arrive in a second. @param second from the beginning */
  arrivals: (second: number) => number;
  /** What each does. @param number from 0 */
  visit: (send: Send, number: number) => Promise<void>;
  /** From which address a visitor comes. */
  addressOf?: (number: number) => string;
}

/** Milliseconds after which nobody waits any more. */
const PATIENCE = 15_000;

/** Below it are calls of the service. */
const API = '/cn/api/';

/** A network of its own for each, as many as there are. */
export const ownAddress = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Whether a refusal can be read by a person, or by the page that has made the call. */
function isReadable(headers: http.IncomingHttpHeaders, body: string): boolean {
  if (headers['retry-after'] === undefined) return false;
  if (String(headers['content-type']).startsWith('text/html')) return /<h1[ >]/.test(body);
  try {
    return (JSON.parse(body) as { msg?: string }).msg !== '';
  } catch {
    return false;
  }
}

async function ask(options: http.RequestOptions, url: string, body: object | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const request = http.request(url, { ...options, timeout: PATIENCE }, resolve);
  request.on('error', reject);
  request.on('timeout', () => request.destroy(new Error('nobody waits so long')));
  request.end(body && JSON.stringify(body));
  const answer = await promise;
  return { answer, body: await text(answer) };
}

/** Visitors who come when they come, however the site does. @returns what came of all their requests */
export async function crowd({ origin, seconds, arrivals, visit, addressOf = ownAddress }: Crowd): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true });
  const outcomes: Outcome[] = [];

  const senderFor = (number: number, due: number): Send => {
    let wantedAt = due;
    return async ({ path, body, headers = {} }) => {
      const begun = wantedAt;
      const type = body ? { 'content-type': 'application/json' } : {};
      const accept = path.startsWith(API) ? {} : { accept: 'text/html' };
      const sent = {
        'x-forwarded-for': addressOf(number),
        'accept-encoding': 'identity',
        ...accept,
        ...type,
        ...headers,
      };
      const options = { agent, method: body ? 'POST' : 'GET', headers: sent };
      const came = await ask(options, `${origin}${path}`, body).catch(() => null);
      wantedAt = performance.now();
      const status = came?.answer.statusCode ?? 0;
      const readable = came !== null && isReadable(came.answer.headers, came.body);
      outcomes.push({ status, ms: wantedAt - begun, isPage: !path.startsWith(API), isReadable: readable });
      return { status, body: came?.body ?? '' };
    };
  };

  const visits: Promise<void>[] = [];
  const begun = performance.now();
  for (let second = 0; second < seconds; second += 1) {
    const count = Math.round(arrivals(second));
    for (let one = 0; one < count; one += 1) {
      const due = begun + (second + one / count) * 1000;
      const early = due - performance.now();
      if (early > 1) await pause(early);
      const number = visits.length;
      visits.push(visit(senderFor(number, due), number));
    }
  }
  await Promise.all(visits);
  agent.destroy();
  return outcomes;
}
