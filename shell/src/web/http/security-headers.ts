import type { Release } from 'shared/contract/section/release';
import type { Snapshot } from '../constellation/snapshot.ts';
import { REPORT_DIRECTIVES, reportingHeaders } from './browser-reports.ts';

/**
 * One strict policy without nonces: nothing on a page is inline, so HTML stays cacheable. Trusted Types policies are
 * those that the constellation's releases name.
 */
function contentSecurityPolicy(policies: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(' ')}`,
    ...REPORT_DIRECTIVES,
  ].join('; ');
}

function policiesOf({ policies, libraries }: Release): string[] {
  return [...policies, ...Object.values(libraries).flatMap(({ policy }) => policy ?? [])];
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
} as const;

/** On every answer of a site that visitors reach by https: from then on their browsers use nothing else (RFC 6797 §7.2). */
export function transportHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};
}

/** Seconds for which a cache in front of the site may show a page without asking (RFC 9111 §5.2.2.10). */
export const EDGE_SECONDS = 5;

/** Revalidated by ETag; never no-store, which would cost the back/forward cache. Proxies such as `deploy/edge` ask less often. */
const KEPT = { 'cache-control': `public, max-age=0, s-maxage=${EDGE_SECONDS}, must-revalidate` };
/** For whom it is: asked for again like every page, and kept by nothing but their browser. */
export const FOR_ONE = { 'cache-control': 'private, no-cache' };
const PREVIEWED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

export const RULES_PATH = '/speculation-rules.json';

/** What browsers may fetch ahead stands in a file, which they ask for with the speed of their network. */
const SPECULATION = { 'speculation-rules': `"${RULES_PATH}"`, 'accept-ch': 'ECT' } as const;

/** Headers of every page of a constellation. */
export function pageHeaders({ id, origin, releases, isPreviewed, isTried }: Snapshot): Record<string, string> {
  const policies = [...new Set(Object.values(releases).flatMap(policiesOf))].toSorted();
  return {
    ...COMMON,
    ...SPECULATION,
    ...reportingHeaders(origin),
    'content-security-policy': contentSecurityPolicy(policies),
    'x-constellation': id,
    vary: 'accept-encoding',
    ...(isPreviewed ? PREVIEWED : isTried ? FOR_ONE : KEPT),
  };
}

/** A document for frames of other sites: nothing of it runs, asks or stores, and it may be framed by everybody. */
const FRAMED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Headers of a page that offers itself `framed`, as of no other. */
export function framedHeaders(snapshot: Snapshot): Record<string, string> {
  const { 'speculation-rules': _rules, 'accept-ch': _hints, ...headers } = pageHeaders(snapshot);
  return {
    ...headers,
    'content-security-policy': FRAMED_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };
}

/** Headers of answers that are no documents: files, redirects, short texts. Opened by itself, none of them runs or fetches anything. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Of what a browser opens as a document with script of its own: beside that it is in an origin of its own, outside of the site. */
export const DRAWING_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  'content-security-policy': `${FILE_HEADERS['content-security-policy']}; sandbox`,
};
