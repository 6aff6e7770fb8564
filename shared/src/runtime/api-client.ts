import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { CALL_METHODS } from '../contract/call-methods.ts';
import type { CallBody, CallData, CallName } from '../contract/calls.ts';
import { SUCCESS, type Envelope } from '../contract/envelope.ts';
import { LANG_CODE, type Lang } from '../contract/lang.ts';
import { ApiError } from '../contract/section.ts';
import { API_PREFIX } from '../contract/site.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;

const http: AxiosInstance = axios.create({ baseURL: API_PREFIX, timeout: TIMEOUT });

export interface CallOptions {
  lang: Lang;
  signal?: AbortSignal | undefined;
}

function unwrap<N extends CallName>(answer: unknown): CallData<N> {
  const envelope = answer as Partial<Envelope<CallData<N>>> | null;
  if (envelope?.code === SUCCESS) return envelope.data as CallData<N>;
  throw new ApiError(envelope?.code ?? '', envelope?.msg ?? '', envelope?.data);
}

/**
 * One call of the service from the browser; the language is appended to every body and query (specification §7).
 * @throws ApiError for every answer other than success, with an empty code when there was none.
 */
export async function callApi<N extends CallName>(
  name: N,
  body: CallBody<N>,
  { lang, signal }: CallOptions,
): Promise<CallData<N>> {
  const message = { ...(body as object), language: LANG_CODE[lang] };
  const payload = CALL_METHODS[name] === 'GET' ? { params: message } : { data: message };
  const options = signal ? { signal } : {};
  try {
    const answer = await http.request<unknown>({
      url: name,
      method: CALL_METHODS[name] ?? 'POST',
      ...payload,
      ...options,
    });
    return unwrap<N>(answer.data);
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    return unwrap<N>(error.response?.data);
  }
}
