import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { API_PREFIX } from 'shared/contract/site/site';
import { CV_PATH } from 'shared/contract/talent/cv-file';
import { errorFields, type Log } from '../log.ts';
import { refuseCall, type Refusal } from './call-refusal.ts';
import { mayPass, methodsOf } from './call-rules.ts';
import type { ServiceClient } from './service-client.ts';
import { forwardedFor } from './forwarded-for.ts';
import { whileVisitorStays } from './while-visitor-stays.ts';

/** Where a ZIP file may take long to begin, and a slow visitor long to take it. */
const DOWNLOADS = `${API_PREFIX}/media/download/`;
/** Bytes (spec LIM-body); the longest form of the site has some five hundred characters, encrypted. */
const LONGEST_BODY = 64 * 1024;
/** Requests that wait for a connection to the service: beyond that, whoever asks is told to come back. */
const MOST_WAITING = 256;
const NOT_NOW: Refusal = { code: '50300', headers: { 'retry-after': '1' } };
/** Headers of one connection, not of the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

/** The length is that of the body as it was read; a visitor's word on traces would have the service record what they like. */
const OURS = new Set(['content-length', 'traceparent', 'tracestate', 'baggage']);
const isForwarded = (name: string) => !OURS.has(name) && !HOP_BY_HOP.has(name);

function forwarded(request: IncomingMessage): Record<string, string | string[]> {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined && isForwarded(entry[0]),
  );
  return { ...Object.fromEntries(headers), 'x-forwarded-for': forwardedFor(request) };
}

/** Nobody waits for the making of a ZIP file by a service that answers nobody else either. */
async function unlessSilent<Answer>(silence: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const silent = Promise.withResolvers<never>();
  const giveUp = () => silent.reject(new Error('the service fell silent'));
  silence.addEventListener('abort', giveUp);
  if (silence.aborted) giveUp();
  try {
    return await Promise.race([answer, silent.promise]);
  } finally {
    silence.removeEventListener('abort', giveUp);
  }
}

type Pools = Pick<ServiceClient, 'calls' | 'downloads'>;

export const isDownload = (path: string): boolean => path.startsWith(DOWNLOADS);
/** A scanner may take its time over a file. */
const isUpload = (path: string): boolean => path.split('?', 1)[0] === `${API_PREFIX}/${CV_PATH}`;

/** A service that says nonsense says it in its envelope: whoever keeps what came would have that for a ZIP file. */
const isEnvelope = ({ statusCode, headers }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'>) =>
  statusCode < 300 && String(headers['content-type']).startsWith('application/json');

const poolFor = (path: string, { calls, downloads }: Pools) => (isDownload(path) || isUpload(path) ? downloads : calls);

/** Why a call gets no further; null when the service is asked. */
function refusalOf(method: string, path: string): Refusal | null {
  if (!mayPass(path)) return { code: '40400' };
  const methods = methodsOf(path);
  if (methods === null || methods.includes(method)) return null;
  return { code: '40500', headers: { allow: methods.join(', ') } };
}

/** Bodies are whole before a connection to the service is taken: a slow visitor holds up nobody but himself. */
export function readCallBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: LONGEST_BODY } as const;
  server.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
}

/** What is wrong with the body of a call, in the form of the service. */
export function answerCallFaults(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) throw error;
  // On a connection that is closed while its visitor still sends, the answer would be lost.
  void reply.removeHeader('connection');
  return refuseCall(request, reply, { code: statusCode === 413 ? '41300' : '40000' });
}

interface ProxyOptions {
  /** Aborted while the service answers nobody. */
  silence: () => AbortSignal;
  log: Log;
}

/** `/cn/api` on the site's own origin, so that browsers need no cross-origin permission. */
export function createServiceProxy(pools: Pools, { silence, log }: ProxyOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { raw, body } = request;
    const { method = 'GET', url: path = '/' } = raw;
    const refusal = refusalOf(method, path);
    if (refusal) return refuseCall(request, reply, refusal);
    const pool = poolFor(path, pools);
    if (pool.stats.queued >= MOST_WAITING) return refuseCall(request, reply, NOT_NOW);
    const signal = whileVisitorStays(reply);
    try {
      const headers = forwarded(raw);
      const coming = pool.request({ method, path, headers, body: (body as Buffer | undefined) ?? null, signal });
      const answer = await (isDownload(path) ? unlessSilent(silence(), coming) : coming);
      if (isDownload(path) && isEnvelope(answer)) {
        await answer.body.dump();
        throw new Error('the service answered with something else than the file');
      }
      const given = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      return await reply.code(answer.statusCode).headers(Object.fromEntries(given)).send(answer.body);
    } catch (error) {
      if (signal.aborted) return reply.hijack();
      log.error(errorFields(error), 'the service did not answer');
      return refuseCall(request, reply, NOT_NOW);
    }
  };
}
