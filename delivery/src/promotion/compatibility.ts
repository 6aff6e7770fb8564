import { routeName } from 'shared/contract/section/links';
import type { Release } from 'shared/contract/section/release';
import { DeliveryError } from '../delivery-error.ts';
import { nameOf } from '../verify.ts';

const SHELL = 'shell';

const refused = (message: string) => new DeliveryError('promotion-refused', message);

/**
 * Checks that releases work together: one contract version, nothing claimed twice, shared singletons that the shell's
 * copies satisfy, no link between sections that nobody answers. Throws `promotion-refused` naming the apps and the rule.
 */
export function checkCompatibility(releases: readonly Release[]): void {
  for (const { check } of RULES_OF_SETS) check(releases);
}

/** A rule that every set of releases keeps. */
export interface RuleOfSets {
  readonly name: string;
  /** Throws `promotion-refused` naming the apps. */
  readonly check: (releases: readonly Release[]) => void;
}

const unique = (claim: Claim) => (releases: readonly Release[]) => checkUnique(releases, claim);

/** In this order, because what comes first explains what comes later. */
export const RULES_OF_SETS: readonly RuleOfSets[] = [
  {
    name: 'one contract version',
    check: (releases) => releases.forEach((release) => checkContract(release, shellOf(releases))),
  },
  {
    name: 'shared libraries that the shell satisfies',
    check: (releases) => releases.forEach((release) => checkShared(release, shellOf(releases))),
  },
  {
    name: 'no container claimed twice',
    check: unique({ what: 'the container name', claimsOf: ({ container }) => [container] }),
  },
  {
    name: 'no words claimed twice',
    check: unique({ what: 'the message namespace', claimsOf: ({ namespaces }) => namespaces }),
  },
  {
    name: 'no policy claimed twice',
    check: unique({ what: 'the Trusted Types policy', claimsOf: ({ policies }) => policies }),
  },
  {
    name: 'no route claimed twice',
    check: unique({
      what: 'the route',
      claimsOf: ({ routes }) => Object.values(routes).map(({ pattern }) => routeShape(pattern)),
    }),
  },
  {
    name: 'no offer made twice',
    check: unique({ what: 'the offer', claimsOf: ({ routes }) => Object.values(routes).flatMap(soleOffers) }),
  },
  { name: 'no dead link between sections', check: checkLinks },
];

function shellOf(releases: readonly Release[]): Release {
  const shell = releases.find(({ app }) => app === SHELL);
  if (shell) return shell;
  throw refused('The set has no shell. Promote the shell together with its first sections.');
}

/** Offers that only one page of a site can make. */
const SOLE = ['search', 'activities', 'topics', 'newsletter', 'feedHome', 'articles'];

function soleOffers({ offers = {} }: Release['routes'][string]): string[] {
  return SOLE.flatMap((name) => (name in offers ? [`${name}=${String(offers[name])}`] : []));
}

/** A link that nobody answers is dead, and one whose parameters the page does not take shows something else. */
function checkLinks(releases: readonly Release[]): void {
  const named = releases.flatMap(({ app, routes }) =>
    Object.entries(routes).map(([row, route]) => [routeName(app, row) as string, route] as const),
  );
  const pages = new Map(named);
  for (const release of releases) {
    for (const { to, query = [] } of release.links ?? []) {
      const fault = linkFault(query, pages.get(to));
      if (fault !== null) throw refused(`${nameOf(release)} (${release.owner}) links to ${to}, ${fault}`);
    }
  }
}

function linkFault(query: readonly string[], page: Release['routes'][string] | undefined): string | null {
  if (!page) return 'which no release of the set has';
  const unknown = query.find((name) => !page.query.includes(name));
  return unknown === undefined ? null : `which takes no ${unknown}`;
}

function checkContract(release: Release, shell: Release): void {
  if (release.contract === shell.contract) return;
  throw refused(
    `${nameOf(release)} was built for contract ${release.contract}, ${nameOf(shell)} for contract ${shell.contract}. Promote releases of one contract together.`,
  );
}

interface Claim {
  readonly what: string;
  readonly claimsOf: (release: Release) => readonly string[];
}

function checkUnique(releases: readonly Release[], { what, claimsOf }: Claim): void {
  const owners = new Map<string, Release>();
  for (const release of releases) {
    for (const claim of new Set(claimsOf(release))) {
      const other = owners.get(claim);
      if (other) {
        throw refused(
          `${nameOf(release)} (${release.owner}) and ${nameOf(other)} (${other.owner}) both claim ${what} ${claim}`,
        );
      }
      owners.set(claim, release);
    }
  }
}

/** Patterns that match the same addresses have one shape: the name of a parameter does not matter. */
function routeShape(pattern: string): string {
  const shape = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^:\w+/, ':*').toLowerCase());
  return `/${shape.join('/')}`;
}

/** The browser and the server load the shell's copy, so a section must not need a newer or another major one. */
function checkShared(release: Release, shell: Release): void {
  for (const [library, built] of Object.entries(release.shared)) {
    const given = shell.shared[library];
    if (given === undefined)
      throw refused(`${nameOf(release)} shares ${library}, which ${nameOf(shell)} does not provide`);
    if (!satisfies(given, built)) {
      throw refused(
        `${nameOf(release)} was built with ${library} ${built}, ${nameOf(shell)} provides ${given}: it must be the same major version and not older`,
      );
    }
  }
}

function satisfies(given: string, built: string): boolean {
  const [givenMajor = NaN, ...givenRest] = numbersOf(given);
  const [builtMajor = NaN, ...builtRest] = numbersOf(built);
  if (givenMajor !== builtMajor) return false;
  const difference = builtRest.map((part, position) => (givenRest[position] ?? 0) - part).find((step) => step !== 0);
  return (difference ?? 0) >= 0;
}

const numbersOf = (version: string): number[] =>
  version
    .replace(/^[^\d]*/, '')
    .split(/[-+]/)[0]
    ?.split('.')
    .map(Number) ?? [];
