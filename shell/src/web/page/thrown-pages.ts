import { nameOf } from 'delivery/verify';
import type { Match } from 'shared/contract/section/frame';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { ReleaseName } from '../renderers/renderers.ts';
import type { PageAddress, RoutedAddress } from './route-address.ts';

/** How it went when a page was made for nobody. `unknown` says nothing of the release: a call failed, or its process ended. */
export type Trial = 'made' | 'threw' | 'unknown';

/** A page throws where nobody but the release can be the cause. */
export interface PageThrow {
  release: ReleaseName;
  /** What it threw. */
  reason: string;
  match: Match;
  /** Where it throws: an earlier release that takes over must make this page. */
  address: PageAddress;
}

export interface ThrownPagesOptions {
  /** Makes a page for nobody. */
  tryPage: (snapshot: Snapshot, address: PageAddress) => Promise<Trial>;
  onStrike: (thrown: PageThrow) => void;
}

/**
 * Which throws of a page are the fault of its release (docs/decisions/0019): visitors choose addresses, so that a throw
 * counts only when the page throws at an address that no visitor chose, its probe; where it has none, at the one where it
 * was last made. A page that was never made counts where it throws.
 */
export interface ThrownPages {
  /** A visitor's page was made whole, within so many milliseconds. */
  made(address: RoutedAddress & { match: Match }, ms: number): void;
  /** A visitor's page threw, and no call of it had failed. Resolves when it is known whose fault that is. */
  threw(snapshot: Snapshot, address: RoutedAddress & { match: Match }, error: unknown): Promise<void>;
}

const pageOf = ({ lang, match: { section, page } }: RoutedAddress & { match: Match }) => `${section}/${page}/${lang}`;

function probeOf({ lang, match }: RoutedAddress & { match: Match }): PageAddress | undefined {
  if (match.route.probe === undefined) return undefined;
  const { pathname, search } = new URL(match.route.probe, 'http://probe');
  return { lang, path: pathname, search };
}

export function createThrownPages({ tryPage, onStrike }: ThrownPagesOptions): ThrownPages {
  /** Where each page of each language was last made, by whatever release; as many as sections have pages. */
  const lastMade = new Map<string, PageAddress>();
  /** Pages that are being tried: throws meanwhile are one. */
  const trying = new Set<string>();

  async function isItsOwn(snapshot: Snapshot, known: PageAddress | undefined): Promise<boolean> {
    return known === undefined || (await tryPage(snapshot, known)) === 'threw';
  }
  return {
    made(address) {
      const { lang, path, search, match } = address;
      if (match.route.probe === undefined) lastMade.set(pageOf(address), { lang, path, search });
    },
    async threw(snapshot, address, error) {
      const { lang, path, search, match } = address;
      const release = snapshot.releases[match.section];
      const page = pageOf(address);
      const at = `${release && nameOf(release)} ${page}`;
      if (!release || trying.has(at)) return;
      trying.add(at);
      try {
        const known = probeOf(address) ?? lastMade.get(page);
        const reason = error instanceof Error ? error.message : String(error);
        if (await isItsOwn(snapshot, known))
          onStrike({ release, reason, match, address: known ?? { lang, path, search } });
      } finally {
        trying.delete(at);
      }
    },
  };
}
