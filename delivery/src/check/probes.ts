import type { Constellation, Release } from 'shared/contract/section/release';
import { LANGS } from 'shared/contract/text/lang';
import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import { NotRun } from './finding.ts';
import { markupFault } from './markup-rules.ts';
import { withTrialSite } from './trial-site.ts';

const PAGE_MS = 15_000;

export interface ProbeOptions {
  /** Root of the workspace, which holds the web process. */
  readonly root: string;
  readonly store: ReleaseStore;
  readonly wanted: Constellation;
  /** Whose pages are opened. */
  readonly releases: readonly Release[];
  /** Service that answers the pages' calls; undefined: there is none to try with. */
  readonly apiUrl: string | undefined;
}

interface Probe {
  readonly address: string;
  /** Of a page that declares no probe: it may need a query, as a link of another page has it. */
  readonly isGuess: boolean;
}

/** What the gate opens: every page without parameters in its address, in every language, declared as a probe or not. */
export function probesOf({ routes }: Pick<Release, 'routes'>): Probe[] {
  return Object.values(routes).flatMap(({ pattern, probe }) => {
    const address = probe ?? (/[:*?]/.test(pattern) ? undefined : pattern);
    if (address === undefined) return [];
    return LANGS.map((lang) => ({ address: `/cn/${lang}${address}`, isGuess: probe === undefined }));
  });
}

/**
 * Starts a web process of its own on the wanted set and opens every probe. Throws {@link NotRun} where there is no service
 * to answer its calls, and what is wrong with the first page that fails.
 */
export async function tryPages(options: ProbeOptions): Promise<string[]> {
  const { apiUrl, store, wanted, releases } = options;
  if (apiUrl === undefined)
    throw new NotRun('no page was opened: no service runs here to answer them; name one with --api');
  const bare = releases.find((release) => release.app !== 'shell' && probesOf(release).length === 0);
  if (bare)
    throw new DeliveryError(
      'promotion-refused',
      `no page of ${bare.app} can be opened without knowing a parameter: declare a probe`,
    );
  return withTrialSite({ root: options.root, store, wanted, apiUrl }, (origin) =>
    openAll(origin, releases.flatMap(probesOf)),
  );
}

interface Opened {
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly ms: number;
}

async function open(origin: string, address: string): Promise<Opened> {
  const begun = performance.now();
  const answer = await fetch(origin + address, { signal: AbortSignal.timeout(PAGE_MS), redirect: 'manual' });
  const html = await answer.text();
  return { address, status: answer.status, html, ms: Math.round(performance.now() - begun) };
}

/** Declared probes first: pages that need a query are opened by the first link to them that those have. */
async function openAll(origin: string, probes: readonly Probe[]): Promise<string[]> {
  const opened: Opened[] = [];
  for (const { address, isGuess } of probes.toSorted((one, other) => Number(one.isGuess) - Number(other.isGuess))) {
    const first = await open(origin, address);
    const link = isGuess && first.status === 404 ? linkTo(address, opened) : undefined;
    const page = link === undefined ? first : await open(origin, link);
    refuseBroken(page);
    opened.push(page);
  }
  return opened.map(({ address, status, ms }) => `${address} ${status}, ${ms} ms`);
}

/** The first link to this path with a query. */
export function linkTo(path: string, pages: readonly { readonly html: string }[]): string | undefined {
  const begin = `href="${path}?`;
  const page = pages.find(({ html }) => html.includes(begin))?.html ?? '';
  const at = page.indexOf(begin);
  return at < 0
    ? undefined
    : page.slice(at + 'href="'.length, page.indexOf('"', at + begin.length)).replaceAll('&amp;', '&');
}

function refuseBroken({ address, status, html }: Opened): void {
  if (status >= 400) throw new DeliveryError('promotion-refused', `${address} is answered with ${status}`);
  const fault = status < 300 ? markupFault(html) : undefined;
  if (fault !== undefined) throw new DeliveryError('promotion-refused', `${address} ${fault}`);
}
