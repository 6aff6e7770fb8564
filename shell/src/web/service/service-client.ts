import { callMessage } from 'shared/contract/call/call-message';
import type { CallBody, CallData, CallName } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import { Pool } from 'undici';
import { checkedAnswer, parsedAnswer } from './checked-answer.ts';
import { askTogether } from './together.ts';
import { carryTrace } from './carry-trace.ts';

interface PoolSize {
  connections: number;
  /** Milliseconds without a byte of the answer. */
  timeout: number;
  /** Bytes of an answer. */
  longest?: number;
}

/** What pages ask, and the forms of visitors without script. */
const PAGES: PoolSize = { connections: 16, timeout: 5000, longest: 16 * 1024 * 1024 };
/** What browsers ask: as slow as the slowest visitor, so never on the connections of pages. */
const CALLS: PoolSize = { connections: 32, timeout: 5000 };
/** A large ZIP file is made while its first visitor waits. */
const DOWNLOADS: PoolSize = { connections: 128, timeout: 120_000 };

export interface CallContext {
  lang: Lang;
  signal?: AbortSignal;
}

export interface ContentState {
  /** Another one with every change of content, and with every moment at which more of it is out. */
  version: string;
  /** When it became this one, in milliseconds since the epoch; a service of an earlier release does not say. */
  changedAt?: number | undefined;
  /** Files below `media/`, and pictures by name, that nobody may have before `until` (milliseconds since the epoch). */
  hidden: readonly { name: string; until: number }[];
}

export interface MeasuredData<N extends CallName> {
  data: CallData<N>;
  bytes: number;
}

export interface ServiceClient {
  call<N extends CallName>(name: N, body: CallBody<N>, context: CallContext): Promise<CallData<N>>;
  /**
   * The same for what everybody gets alike, with the bytes of the answer near enough for a cache that counts them. Calls of
   * one turn of the event loop are one message (docs/decisions/0037).
   */
  measuredCall<N extends CallName>(name: N, body: CallBody<N>, context: CallContext): Promise<MeasuredData<N>>;
  /** What changes with the content; null while the service does not answer. */
  contentState(): Promise<ContentState | null>;
  /** For pages and forms. */
  pool: Pool;
  /** For the calls of browsers, which the proxy passes on. */
  calls: Pool;
  /** For downloads, which may take long to begin and longer to end: they must keep nobody else waiting. */
  downloads: Pool;
  close(): Promise<void>;
}

/** `unix:/path` or `http://host:port`. */
function createPool(apiUrl: string, { connections, timeout, longest = -1 }: PoolSize): Pool {
  const options = { connections, headersTimeout: timeout, bodyTimeout: timeout, maxResponseSize: longest };
  if (!apiUrl.startsWith('unix:')) return new Pool(new URL(apiUrl).origin, options);
  return new Pool('http://localhost', { ...options, socketPath: apiUrl.slice('unix:'.length) });
}

/** What undici makes of it has all that the pool has. */
const tracedPool = (...of: Parameters<typeof createPool>): Pool => createPool(...of).compose(carryTrace) as Pool;

function requestOf<N extends CallName>(name: N, body: CallBody<N>, lang: Lang) {
  const { method, url, body: message } = callMessage(name, body, lang);
  const path = `${API_PREFIX}/${url}`;
  if (!message) return { method, path };
  return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
}

/**
 * The service as the web process calls it: the browser's messages over undici (docs/decisions/0006).
 * @param isTraced whether messages carry the trace that they belong to
 */
export function createServiceClient(apiUrl: string, isTraced = false): ServiceClient {
  const open = isTraced ? tracedPool : createPool;
  const pool = open(apiUrl, PAGES);
  const calls = open(apiUrl, CALLS);
  const downloads = open(apiUrl, DOWNLOADS);
  const send = async <N extends CallName>(name: N, body: CallBody<N>, { lang, signal }: CallContext) => {
    const answer = await pool.request({ ...requestOf(name, body, lang), signal: signal ?? null });
    return answer.body.text();
  };
  const together = askTogether((name, body, lang) => send(name, body, { lang }));
  const measuredCall: ServiceClient['measuredCall'] = async (name, body, { lang }) => {
    const { answer, bytes } = await together({ name, body }, lang);
    return { data: checkedAnswer(name, answer), bytes };
  };
  const call: ServiceClient['call'] = async (name, body, context) =>
    checkedAnswer(name, parsedAnswer(await send(name, body, context)));
  return {
    pool,
    calls,
    downloads,
    measuredCall,
    call,
    async contentState() {
      const state = await call('content/version', {}, { lang: 'cn' }).catch(() => null);
      if (state === null) return null;
      const { version, moment, imported, hidden } = state;
      const changedAt = imported === undefined ? undefined : Math.max(imported, moment);
      return { version: `${version}.${moment}`, changedAt, hidden };
    },
    close: async () => {
      await Promise.all([pool, calls, downloads].map((one) => one.close()));
    },
  };
}
