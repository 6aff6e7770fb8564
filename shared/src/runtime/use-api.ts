import { useMemo } from 'react';
import type { CallBody, CallData, CallName } from '../contract/calls.ts';
import type { CallWishes } from './api-client.ts';
import { usePage } from './page-context.tsx';

export interface BrowserApi {
  /** @param wishes a signal to cancel with, or more */
  call<N extends CallName>(name: N, body: CallBody<N>, wishes?: AbortSignal | CallWishes): Promise<CallData<N>>;
}

/** The shared API client; its transport is fetched with the first call, never with the page. */
export function useApi(): BrowserApi {
  const { lang } = usePage();
  return useMemo(
    () => ({
      async call(name, body, wishes = {}) {
        const { callApi } = await import(/* webpackChunkName: "api-client" */ './api-client.ts');
        return callApi(name, body, wishes instanceof AbortSignal ? { lang, signal: wishes } : { lang, ...wishes });
      },
    }),
    [lang],
  );
}
