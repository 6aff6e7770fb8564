import { callMessage, openAnswer } from 'shared/contract/call-message';
import type { CallBody, CallData, CallName } from 'shared/contract/calls';
import { SUCCESS, type Envelope } from 'shared/contract/envelope';
import type { Lang } from 'shared/contract/lang';
import { API_PREFIX } from 'shared/contract/site';
import { Pool } from 'undici';

/** Milliseconds. */
const TIMEOUT = 5000;
const CONNECTIONS = 16;

export interface CallContext {
  lang: Lang;
  signal?: AbortSignal;
}

export interface ServiceClient {
  call<N extends CallName>(name: N, body: CallBody<N>, context: CallContext): Promise<CallData<N>>;
  /** The number that rises with every change of content; null while the service does not answer. */
  contentVersion(): Promise<string | null>;
  /** For the proxy, which passes bytes on. */
  pool: Pool;
  close(): Promise<void>;
}

/** `unix:/path` or `http://host:port`. */
export function createPool(apiUrl: string): Pool {
  const options = { connections: CONNECTIONS, headersTimeout: TIMEOUT, bodyTimeout: TIMEOUT };
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
  return {
    pool,
    async call<N extends CallName>(name: N, body: CallBody<N>, { lang, signal }: CallContext) {
      const answer = await pool.request({ ...requestOf(name, body, lang), signal: signal ?? null });
      return openAnswer<N>(await answer.body.json());
    },
    async contentVersion() {
      try {
        const answer = await pool.request({ method: 'GET', path: `${API_PREFIX}/content/version` });
        const envelope = (await answer.body.json()) as Envelope<{ version: number | string }>;
        return envelope.code === SUCCESS ? String(envelope.data.version) : null;
      } catch {
        return null;
      }
    },
    close: () => pool.close(),
  };
}
