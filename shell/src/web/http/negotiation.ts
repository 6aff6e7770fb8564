import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Best first: of those that a client likes alike, it gets the smallest. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers write some ten different headers; nobody fills the memory with made-up ones. */
const known = new LRUCache<string, Encoding>({ max: 200 });

/**
 * The best encoding that the client accepts (RFC 9110 §12.5.3). One that refuses all gets the plain bytes, as the RFC
 * recommends.
 */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const found = known.get(accepted);
  if (found) return found;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const encoding = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS }) ?? 'identity';
  known.set(accepted, encoding);
  return encoding;
}
