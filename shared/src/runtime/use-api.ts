import { useMemo } from 'react';
import type { CallBody, CallData, CallName } from '../contract/calls.ts';
import { usePage } from './page-context.tsx';

export interface BrowserApi {
  call<N extends CallName>(name: N, body: CallBody<N>, signal?: AbortSignal): Promise<CallData<N>>;
}

/** The shared API client; its transport is fetched with the first call, never with the page. */
export function useApi(): BrowserApi {
  const { lang } = usePage();
  return useMemo(
    () => ({
      async call(name, body, signal) {
        const { callApi } = await import(/* webpackChunkName: "api-client" */ './api-client.ts');
        return callApi(name, body, { lang, signal });
      },
    }),
    [lang],
  );
}
