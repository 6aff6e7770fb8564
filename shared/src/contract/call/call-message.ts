import { GET_CALLS } from './call-traits.ts';
import type { CallBody, CallData, CallName } from './calls.ts';
import { SUCCESS, type Envelope } from './envelope.ts';
import { LANG_CODE, type Lang } from '../text/lang.ts';
import { ApiError } from '../section/section.ts';

export interface CallMessage {
  method: 'GET' | 'POST';
  /** Below `API_PREFIX`, with the query of a GET. */
  url: string;
  /** Of a POST. */
  body?: object;
}

/** A call as it travels, the same from browser and web process, with its language (spec CALL-language). */
export function callMessage<N extends CallName>(name: N, body: CallBody<N>, lang: Lang): CallMessage {
  const message = { ...(body as object), language: LANG_CODE[lang] };
  if (!GET_CALLS.includes(name)) return { method: 'POST', url: name, body: message };
  const given = Object.entries(message).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return { method: 'GET', url: `${name}?${query.toString()}` };
}

/** @throws {ApiError} for every answer other than success, with an empty code when it is no answer of the service */
export function openAnswer<N extends CallName>(answer: unknown): CallData<N> {
  const envelope = answer as Partial<Envelope<CallData<N>>> | null | undefined;
  if (envelope?.code === SUCCESS) return envelope.data as CallData<N>;
  throw new ApiError(envelope?.code ?? '', envelope?.msg ?? '', envelope?.data);
}
