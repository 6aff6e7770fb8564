import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { BASE } from 'shared/contract/site/site';

/* Which set a visitor was given while a rollout is under way; says nothing about them and ends with it. */

const NAME = 'rollout';
/** Of the rollout, the seal, and whether it is the new set. */
const VALUE = /(?:^|;\s*)rollout=([0-9a-f]{8})([0-9a-f]{16})-([01])(?:;|$)/;
/** What a visitor comes from who was not on the site a moment ago (Fetch Metadata, `Sec-Fetch-Site`). */
const FROM_OUTSIDE: readonly unknown[] = ['none', 'cross-site', 'same-site'];

export interface Share {
  /** Of the rollout. */
  readonly id: string;
  readonly isTried: boolean;
}

/** The same for all who got the same: it proves that this site drew it, and tells nobody apart. */
const sealOf = (key: Buffer, id: string, digit: string): string =>
  createHmac('sha256', key).update(`rollout ${id} ${digit}`).digest('hex').slice(0, 16);

/** @param key of this site alone, for all its web processes */
export function shareIn(cookie: string | undefined, key: Buffer): Share | null {
  if (cookie === undefined || !cookie.includes(`${NAME}=`)) return null;
  const [, id, seal, digit] = VALUE.exec(cookie) ?? [];
  if (id === undefined || digit === undefined || seal !== sealOf(key, id, digit)) return null;
  return { id, isTried: digit === '1' };
}

/** A person's browser that opens a page and comes from elsewhere: whoever is on the site keeps the set that they have. */
export function isArrival(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': destination, 'sec-fetch-site': site } = headers;
  return mode === 'navigate' && destination === 'document' && FROM_OUTSIDE.includes(site);
}

export interface ShareCookie extends Share {
  seconds: number;
  /** Whether the site is reached by TLS only. */
  isSecure: boolean;
}

/** The `Set-Cookie` header (RFC 6265 §4.1). */
export function shareCookie({ id, isTried, seconds, isSecure }: ShareCookie, key: Buffer): string {
  const digit = isTried ? '1' : '0';
  const value = `${NAME}=${id}${sealOf(key, id, digit)}-${digit}`;
  return `${value}; Max-Age=${seconds}; Path=${BASE}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
