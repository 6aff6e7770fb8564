import { callMessage, openAnswer } from 'shared/contract/call/call-message';
import type { CallBody, CallData, CallName } from 'shared/contract/call/calls';
import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { sensitiveFieldsOf } from 'shared/contract/call/sealed-body';
import { API_PREFIX } from 'shared/contract/site/site';
import { sealBody } from 'shared/crypto/seal-body-in-node';
import type { ServiceClient } from './service-client.ts';

export interface FormCallContext {
  lang: Lang;
  /** The way the visitor's request came, whose limits count. */
  visitor: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * One call on behalf of a visitor without JavaScript: never kept, and encrypted as their browser would have done it.
 * @throws {ApiError} for every answer other than success
 */
export function createFormCall(service: Pick<ServiceClient, 'call' | 'pool'>) {
  return async <N extends CallName>(name: N, given: CallBody<N>, about: FormCallContext): Promise<CallData<N>> => {
    const { lang, visitor, idempotencyKey, signal } = about;
    const { method, url, body = {} } = callMessage(name, given, lang);
    const isSecret = sensitiveFieldsOf(body).length > 0;
    const sealed = async () => sealBody(body, { key: await service.call('crypto/key', {}, { lang }), now: Date.now() });
    const message = isSecret ? await sealed() : body;
    const answer = await service.pool.request({
      method,
      path: `${API_PREFIX}/${url}`,
      headers: {
        'content-type': 'application/json',
        'accept-language': HTML_LANG[lang],
        'x-forwarded-for': visitor,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: method === 'GET' ? null : JSON.stringify(message),
      signal: signal ?? null,
    });
    return openAnswer<N>(await answer.body.json());
  };
}
