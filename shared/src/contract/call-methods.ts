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
 * By name and not by type, so that a call is safe from repetition before its schema is written.
 */
export const WRITING_CALLS: ReadonlySet<string> = new Set([
  'article/updateHits',
  'media/batchDownload',
  'booking/sendCode',
  'booking/add',
  'booking/cancel',
  'booking/reschedule',
  'waiting/join',
  'waiting/leave',
  'waiting/accept',
  'waiting/decline',
  'subscribe/add',
  'subscribe/confirm',
  'subscribe/cancel',
]);

/** Calls whose failure is only logged, so that lists fall back to empty without a message (specification §8). */
export const LOGGED_ONLY =
  /^(article|topic|specialTopic|activity|search|category|pageModule|performance|menu)\/|\/(page|list)$/;
