import { useMemo } from 'react';
import type { CallBody, CallData, CallName } from '../contract/call/calls.ts';
import type { RequestOptions } from './api-client.ts';
import { usePage } from './page-context.tsx';

export interface BrowserApi {
  /** @param options a signal to cancel with, or more */
  call<N extends CallName>(name: N, body: CallBody<N>, options?: AbortSignal | RequestOptions): Promise<CallData<N>>;
}

/** The shared API client; its transport is fetched with the first call, never with the page. */
export function useApi(): BrowserApi {
  const { lang } = usePage();
  return useMemo(
    () => ({
      async call(name, body, options = {}) {
        const { callApi } = await import(/* webpackChunkName: "api-client" */ './api-client.ts');
        return callApi(name, body, options instanceof AbortSignal ? { lang, signal: options } : { lang, ...options });
      },
    }),
    [lang],
  );
}
