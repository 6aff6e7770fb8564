import type { Match } from 'shared/contract/section/frame';
import { valueOf } from 'shared/contract/section/query';
import { fits } from 'shared/contract/section/query-values';
import type { Lang } from 'shared/contract/text/lang';
import type { Missing } from '../../renderer/messages.ts';
import type { Snapshot } from '../constellation/snapshot.ts';

export interface PageAddress {
  lang: Lang;
  path: string;
  search: string;
}

/** An address with its route, which is matched once for a request. */
export interface RoutedAddress extends PageAddress {
  /** Null where no page is. */
  match: Match | null;
  /** A page is there, but not for what a parameter says. */
  isRefused?: true;
  /** Declared parameters only, first value each: everything else changes neither page nor cache. */
  query: Readonly<Record<string, string>>;
}

/** Screens that are the same for all addresses. */
export type MissingScreen = Missing['screen'];

/** What an address gets that has no page. */
export const missingScreenOf = ({ isRefused }: RoutedAddress): MissingScreen =>
  isRefused ? 'not-found' : 'route-not-found';

function declaredQuery(match: Match, search: string): Record<string, string> {
  const given = [...new URLSearchParams(search)];
  const pairs = match.route.query.flatMap((name) => {
    const value = valueOf(given, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** Control characters, percent-encoded: no page has them in its address, and databases refuse them. */
const CONTROL_CHARACTERS = /%(?:[01][0-9a-f]|7f)/i;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !CONTROL_CHARACTERS.test(path);
  } catch {
    return false;
  }
}

/**
 * The route of an address, and its query without what changes nothing, so that one page has one entry in the cache. A
 * query with U+0000, or with a value that its route does not know, leads nowhere and stays in the address: without it, "not
 * found" would be kept for the page itself.
 */
export function routeAddress({ site }: Pick<Snapshot, 'site'>, { lang, path, search }: PageAddress): RoutedAddress {
  const found = isReadable(path) ? site.match(path) : null;
  const query = found ? declaredQuery(found, search) : {};
  const text = new URLSearchParams(query).toString();
  const matched = { lang, path, search: text === '' ? '' : `?${text}`, query };
  const isKnown = Object.entries(query).every(
    ([name, value]) => !value.includes('\0') && fits(value, found?.route.values?.[name]),
  );
  return isKnown ? { ...matched, match: found } : { ...matched, match: null, isRefused: true };
}

/** Matches the route of a request once: its limits ask for it right before its page does. */
export function routeOnce(): (snapshot: Snapshot, address: PageAddress) => RoutedAddress {
  let last: { snapshot: Snapshot; of: string; routed: RoutedAddress } | undefined;
  return (snapshot, address) => {
    const of = `${address.lang} ${address.path} ${address.search}`;
    if (last?.snapshot !== snapshot || last.of !== of) last = { snapshot, of, routed: routeAddress(snapshot, address) };
    return last.routed;
  };
}
