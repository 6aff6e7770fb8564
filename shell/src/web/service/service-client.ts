import { callMessage, openAnswer } from 'shared/contract/call/call-message';
import type { CallBody, CallData, CallName } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import { Pool } from 'undici';

/** Milliseconds. */
const TIMEOUT = 5000;
const CONNECTIONS = 16;
/** A large ZIP file is made while its first visitor waits. */
const DOWNLOADS = { connections: 128, timeout: 120_000 };

export interface CallContext {
  lang: Lang;
  signal?: AbortSignal;
}

export interface ContentState {
  /** Rises with every change of content. */
  version: string;
  /** Files below `media/`, and pictures by name, that nobody may have before `until` (milliseconds since the epoch). */
  hidden: readonly { name: string; until: number }[];
}

export interface MeasuredData<N extends CallName> {
  data: CallData<N>;
  bytes: number;
}

export interface ServiceClient {
  call<N extends CallName>(name: N, body: CallBody<N>, context: CallContext): Promise<CallData<N>>;
  /** The same with the bytes of the answer as it came, for a cache that counts them. */
  measuredCall<N extends CallName>(name: N, body: CallBody<N>, context: CallContext): Promise<MeasuredData<N>>;
  /** What changes with the content; null while the service does not answer. */
  contentState(): Promise<ContentState | null>;
  /** For the proxy, which passes bytes on. */
  pool: Pool;
  /** For downloads, which may take long to begin and longer to end: they must not keep pages waiting. */
  downloads: Pool;
  close(): Promise<void>;
}

/** `unix:/path` or `http://host:port`. */
export function createPool(apiUrl: string, { connections, timeout } = { connections: CONNECTIONS, timeout: TIMEOUT }) {
  const options = { connections, headersTimeout: timeout, bodyTimeout: timeout };
  if (!apiUrl.startsWith('unix:')) return new Pool(new URL(apiUrl).origin, options);
  return new Pool('http://localhost', { ...options, socketPath: apiUrl.slice('unix:'.length) });
}

function requestOf<N extends CallName>(name: N, body: CallBody<N>, lang: Lang) {
  const { method, url, body: message } = callMessage(name, body, lang);
  const path = `${API_PREFIX}/${url}`;
  if (!message) return { method, path };
  return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
}

/** The service as the web process calls it: the browser's messages over undici (docs/decisions/0006). */
export function createServiceClient(apiUrl: string): ServiceClient {
  const pool = createPool(apiUrl);
  const downloads = createPool(apiUrl, DOWNLOADS);
  const measuredCall: ServiceClient['measuredCall'] = async <N extends CallName>(
    name: N,
    body: CallBody<N>,
    { lang, signal }: CallContext,
  ) => {
    const answer = await pool.request({ ...requestOf(name, body, lang), signal: signal ?? null });
    const text = await answer.body.text();
    return { data: openAnswer<N>(JSON.parse(text)), bytes: Buffer.byteLength(text) };
  };
  const call: ServiceClient['call'] = async (name, body, context) => (await measuredCall(name, body, context)).data;
  return {
    pool,
    downloads,
    measuredCall,
    call,
    async contentState() {
      const state = await call('content/version', {}, { lang: 'cn' }).catch(() => null);
      return state && { version: String(state.version), hidden: state.hidden };
    },
    close: async () => {
      await Promise.all([pool.close(), downloads.close()]);
    },
  };
}
