import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { callMessage, openAnswer } from '../contract/call/call-message.ts';
import { LOGGED_ONLY, REPEATABLE_CALLS } from '../contract/call/call-traits.ts';
import type { CallBody, CallData, CallName } from '../contract/call/calls.ts';
import { CLIENT_ERRORS, UNKNOWN_ERROR } from '../contract/call/errors.ts';
import { HTML_LANG, type Lang } from '../contract/text/lang.ts';
import { sensitiveFieldsOf } from '../contract/call/sealed-body.ts';
import type { BodyKey } from '../contract/call/sealed-message.ts';
import { ApiError } from '../contract/section/section.ts';
import { API_PREFIX } from '../contract/site/site.ts';
import { SealError } from '../contract/call/seal-error.ts';
import { pause, repeated, type Attempt, type Wait } from './api-repeat.ts';
import { BodySealer } from './api-sealing.ts';

/** Milliseconds of one attempt. */
const TIMEOUT = 10_000;
/** The one answer to whatever is wrong with an encrypted body. */
const SEAL_REFUSED = '40010';
const NO_TIP = /[?&]notip=true(&|$)/;

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** A UUID: the service answers a repetition with what it answered first, so the call may be sent again. */
  idempotencyKey?: string;
  /** No toast when it fails; it rejects all the same (spec G-37). */
  notip?: boolean;
}

export interface CallOptions extends RequestOptions {
  lang: Lang;
}

/** What the client works with; replaced in tests. */
export interface ClientDependencies {
  http: AxiosInstance;
  toast: (message: string) => void;
  log: (message: string, code: string) => void;
  wait: Wait;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface Request {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  data?: object;
  signal?: AbortSignal;
}

type CallApi = <N extends CallName>(name: N, body: CallBody<N>, options: CallOptions) => Promise<CallData<N>>;

/**
 * One call of the service from the browser (spec CALL-post, ERR-code): appends the language, encrypts a body with sensitive
 * fields, repeats what may be repeated, shows a toast for a failure.
 * @throws {ApiError} for every answer other than success, with an empty code when there was none; the signal's reason
 */
export function createApiClient({ http, toast, log, wait, now }: ClientDependencies): CallApi {
  const sealer = new BodySealer({ fetchKey: (fresh) => fetchKey(http, fresh), now });

  /** Sealed anew for every attempt: the service takes no nonce twice. */
  async function attempt(request: Request, secret: boolean): Promise<Attempt> {
    const { data, ...rest } = request;
    return send(http, data && secret ? { ...rest, data: await sealer.seal(data) } : request);
  }

  async function exchange(name: CallName, request: Request): Promise<Attempt> {
    const secret = request.data !== undefined && sensitiveFieldsOf(request.data).length > 0;
    const once = () => attempt(request, secret);
    const several = () => (REPEATABLE_CALLS.includes(name) ? repeated(once, (ms) => wait(ms, request.signal)) : once());
    const answer = await several();
    if (!secret || codeOf(answer) !== SEAL_REFUSED) return answer;
    await sealer.renew();
    return several();
  }

  return async function callApi<N extends CallName>(name: N, body: CallBody<N>, options: CallOptions) {
    const request = requestOf(callMessage(name, body, options.lang), options);
    try {
      const { data } = await exchange(name, request);
      return openAnswer<N>(data);
    } catch (error) {
      options.signal?.throwIfAborted();
      const fault = toApiError(error, options.lang);
      if (LOGGED_ONLY.includes(name)) log(`call ${name} failed`, fault.code);
      else if (!NO_TIP.test(request.url)) toast(tipOf(fault, options.lang));
      throw fault;
    }
  };
}

function requestOf({ method, url, body }: ReturnType<typeof callMessage>, options: CallOptions): Request {
  const { signal, idempotencyKey, notip = false, lang } = options;
  const mark = url.includes('?') ? '&' : '?';
  return {
    method,
    url: notip ? `${url}${mark}notip=true` : url,
    // The language of answers to bodies that cannot be read.
    headers: { 'accept-language': HTML_LANG[lang], ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
    ...(body ? { data: body } : {}),
    ...(signal ? { signal } : {}),
  };
}

async function send(http: AxiosInstance, request: Request): Promise<Attempt> {
  try {
    const { status, data, headers } = await http.request<unknown>({ ...request, validateStatus: () => true });
    return { status, data, headers };
  } catch (error) {
    request.signal?.throwIfAborted();
    if (!isAxiosError(error)) throw error;
    return { status: 0, data: null, headers: {}, unreached: error.code === 'ERR_NETWORK' };
  }
}

async function fetchKey(http: AxiosInstance, fresh: boolean): Promise<{ key: BodyKey; date?: number }> {
  const { method, url } = callMessage('crypto/key', {}, 'cn');
  const answer = await send(http, { method, url, headers: fresh ? { 'cache-control': 'no-cache' } : {} });
  const key = openAnswer<'crypto/key'>(answer.data);
  const date = Date.parse(String(answer.headers['date']));
  return fresh && !Number.isNaN(date) ? { key, date } : { key };
}

const codeOf = ({ data }: Attempt): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, 'code') : undefined;

function toApiError(error: unknown, lang: Lang): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SealError) return new ApiError(error.code, CLIENT_ERRORS[error.code][lang]);
  return new ApiError('', '');
}

/** Spec ERR-code. */
const tipOf = ({ code, message }: ApiError, lang: Lang): string =>
  code === '' ? UNKNOWN_ERROR[lang] : `Error: ${code},${message}`;

export const callApi: CallApi = createApiClient({
  http: axios.create({ baseURL: API_PREFIX, timeout: TIMEOUT }),
  toast: (message) => globalThis.__kernel.toast(message),
  log: (message, code) => console.warn(message, code),
  wait: pause,
  now: Date.now,
});
