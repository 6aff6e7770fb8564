import type { Release } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';

type Route = Release['routes'][string];

/** What the content, search engines and other sites link to by its address. */
export interface VanishedPage {
  /** Pattern of the route, such as `/invest/notice`. */
  readonly pattern: string;
  readonly owner: string;
  /** Parameters that are no longer taken; empty when the page itself is gone. */
  readonly parameters: readonly string[];
}

const segmentsOf = (pattern: string): string[] => pattern.toLowerCase().split('/').filter(Boolean);

/** Whether every address of one pattern is an address of the other. */
function covers(pattern: string, other: string): boolean {
  const [segments, others] = [segmentsOf(pattern), segmentsOf(other)];
  return (
    segments.length === others.length &&
    segments.every((segment, at) => segment.startsWith(':') || segment === others[at])
  );
}

const routesOf = (releases: readonly Release[]): Route[] => releases.flatMap(({ routes }) => Object.values(routes));

/** Pages and parameters that `before` answers and `after` does not. */
export function vanishedPages(before: readonly Release[], after: readonly Release[]): VanishedPage[] {
  const served = routesOf(after);
  return before.flatMap(({ owner, routes }) =>
    Object.values(routes).flatMap(({ pattern, query }): VanishedPage[] => {
      const heirs = served.filter((route) => covers(route.pattern, pattern));
      if (heirs.length === 0) return [{ pattern, owner, parameters: [] }];
      const taken = new Set(heirs.flatMap((heir) => heir.query));
      const parameters = query.filter((name) => !taken.has(name));
      return parameters.length > 0 ? [{ pattern, owner, parameters }] : [];
    }),
  );
}

const describe = ({ pattern, owner, parameters }: VanishedPage): string =>
  parameters.length > 0
    ? `${pattern} (${owner}) would no longer take ${parameters.join(', ')}`
    : `${pattern} (${owner}) would be gone`;

/**
 * Content names pages by their addresses (spec G-25), so an address that is answered today is answered tomorrow. Throws
 * `promotion-refused` with each one that is not, unless `dropped` has its pattern.
 */
export function checkVanished(vanished: readonly VanishedPage[], dropped: readonly string[]): void {
  const lost = vanished.filter(({ pattern }) => !dropped.includes(pattern));
  if (lost.length === 0) return;
  const ways = lost.map(({ pattern }) => `--drop ${pattern}`).join(' ');
  throw new DeliveryError(
    'promotion-refused',
    `${lost.map(describe).join('; ')}. Content and other sites link there by address: keep the page, or promote with ${ways}.`,
  );
}
