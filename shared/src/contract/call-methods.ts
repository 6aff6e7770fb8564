import type { CallName } from './calls.ts';

/** The calls that are not POST. Apart from the schemas, so that browsers need not load those to make a call. */
export const CALL_METHODS: Readonly<Partial<Record<CallName, 'GET'>>> = {
  'crypto/key': 'GET',
  'stock/realtime': 'GET',
  'stock/minute': 'GET',
  'stock/kline': 'GET',
};

/**
 * Calls that change something: they count against the limit of writes, and clients never repeat them by themselves.
 * Calls with encrypted bodies are writes without being listed.
 */
export const WRITING_CALLS: ReadonlySet<CallName> = new Set<CallName>(['article/updateHits']);

/** Calls whose failure is only logged, so that lists fall back to empty without a message (specification §8). */
export const LOGGED_ONLY =
  /^(article|topic|specialTopic|activity|search|category|pageModule|performance|menu)\/|\/(page|list)$/;
