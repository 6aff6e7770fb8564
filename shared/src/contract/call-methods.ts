import type { CallName } from './calls.ts';

/** The calls that are not POST. Apart from the schemas, so that browsers need not load those to make a call. */
export const CALL_METHODS: Readonly<Partial<Record<CallName, 'GET'>>> = {
  'crypto/key': 'GET',
  'stock/realtime': 'GET',
  'stock/kline': 'GET',
};
