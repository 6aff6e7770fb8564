import type { Constellation, Release } from 'shared/contract/section/release';
import { LANGS, otherLang, type Lang } from 'shared/contract/text/lang';
import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import { tryInBrowser } from './browser/try-in-browser.ts';
import { examine, NotRun, type Finding } from './finding.ts';
import { markupFault } from './markup-rules.ts';
import { withTrialSite } from './trial-site.ts';

const PAGE_MS = 15_000;
/** Pages in the language that the walk through all sections is in. */
const WALKED = '/cn/en';

export interface ProbeOptions {
  /** Root of the workspace, which holds the web process. */
  readonly root: string;
  readonly store: ReleaseStore;
  readonly wanted: Constellation;
  /** Whose pages are opened. */
  readonly releases: readonly Release[];
  /** Service that answers the pages' calls; undefined: there is none to try with. */
  readonly apiUrl: string | undefined;
  /** Program of the browser that was named; one of the usual places when absent. */
  readonly browser?: string | undefined;
}

interface Probe {
  readonly address: string;
  /** Of a page that declares no probe: it may need a query, as a link of another page has it. */
  readonly isGuess: boolean;
}

/**
 * What the gate opens: every page without parameters in its address, in every language, declared as a probe or not. What other
 * sites show in frames has no kernel and is linked by no page: it is opened only where it declares a probe.
 */
export function probesOf({ routes }: Pick<Release, 'routes'>): Probe[] {
  return Object.values(routes).flatMap(({ pattern, probe, offers }) => {
    const isGuessed = !/[:*?]/.test(pattern) && offers?.['framed'] !== true;
    const address = probe ?? (isGuessed ? pattern : undefined);
    if (address === undefined) return [];
    return LANGS.map((lang) => ({ address: `/cn/${lang}${address}`, isGuess: probe === undefined }));
  });
}

/** What is tried on a web process of the gate's own: pages as they come, and as a browser shows them. */
export const PAGE_CHECKS = {
  opened: 'every page can be opened',
  alive: 'every page lives in a browser, and axe finds nothing',
} as const;

/** Throws {@link NotRun} where there is no service to answer the calls of pages. */
function checkTrial({ apiUrl, releases }: ProbeOptions): string {
  if (apiUrl === undefined)
    throw new NotRun('no page was opened: no service runs here to answer them; name one with --api');
  const bare = releases.find((release) => release.app !== 'shell' && probesOf(release).length === 0);
  if (bare)
    throw new DeliveryError(
      'promotion-refused',
      `no page of ${bare.app} can be opened without knowing a parameter: declare a probe`,
    );
  return apiUrl;
}

/** The first page of each section, in one language: a walk through the composed set. */
async function walkThrough(store: ReleaseStore, { apps }: Constellation): Promise<string[]> {
  const releases: Release[] = [];
  for (const [app, { version }] of Object.entries(apps)) releases.push((await store.readRelease(app, version)).release);
  return releases.flatMap(
    (release) => probesOf(release).find(({ address }) => address.startsWith(WALKED))?.address ?? [],
  );
}

async function examinePages(origin: string, { releases, store, wanted, browser }: ProbeOptions): Promise<Finding[]> {
  let pages: Opened[] = [];
  const opened = await examine(PAGE_CHECKS.opened, async () => {
    pages = await openAll(origin, releases.flatMap(probesOf));
    return pages.map(({ address, status, ms }) => `${address} ${status}, ${ms} ms`);
  });
  const alive = await examine(PAGE_CHECKS.alive, async () => {
    if (opened.state !== 'passed') throw new NotRun('no browser was asked, because not every page could be opened');
    const addresses = pages.filter(({ status }) => status < 300).map(({ address }) => address);
    return tryInBrowser({ origin, addresses, walk: await walkThrough(store, wanted), browser });
  });
  return [opened, alive];
}

/** Starts a web process of its own on the wanted set, opens every probe, and again in a browser. */
export async function tryPages(options: ProbeOptions): Promise<Finding[]> {
  try {
    const { root, store, wanted } = options;
    const apiUrl = checkTrial(options);
    return await withTrialSite({ root, store, wanted, apiUrl }, (origin) => examinePages(origin, options));
  } catch (error) {
    return withoutPages(error);
  }
}

/** Where no page could be tried at all, and why. */
export async function withoutPages(error: unknown): Promise<Finding[]> {
  const fail = (reason: unknown) => () => {
    throw reason;
  };
  return [
    await examine(PAGE_CHECKS.opened, fail(error)),
    await examine(PAGE_CHECKS.alive, fail(new NotRun('no browser was asked, because no page could be opened'))),
  ];
}

/** A page as it was answered. */
export interface Opened {
  readonly address: string;
  readonly status: number;
  /** It says that there is a page in the other language, and none in this one (spec G-7). */
  readonly isInOtherLanguage: boolean;
  readonly html: string;
  readonly ms: number;
}

async function open(origin: string, address: string): Promise<Opened> {
  const begun = performance.now();
  const answer = await fetch(origin + address, { signal: AbortSignal.timeout(PAGE_MS), redirect: 'manual' });
  const html = await answer.text();
  const isInOtherLanguage = answer.status === 404 && answer.headers.get('x-screen') === '408';
  return { address, status: answer.status, isInOtherLanguage, html, ms: Math.round(performance.now() - begun) };
}

/** Declared probes first: pages that need a query are opened by the first link to them that those have. */
async function openAll(origin: string, probes: readonly Probe[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const { address, isGuess } of probes.toSorted((one, other) => Number(one.isGuess) - Number(other.isGuess))) {
    const first = await open(origin, address);
    const link = isGuess && first.status === 404 ? linkTo(address, opened) : undefined;
    const page = link === undefined ? first : await open(origin, link);
    refuse(page.address, faultOfPage(page));
    opened.push(page);
  }
  for (const { address } of opened.filter((page) => page.isInOtherLanguage && !isInOther(page, opened)))
    refuse(address, 'says that it is in the other language, where it is not');
  return opened;
}

const inOtherLanguage = (address: string): string =>
  address.replace(/^\/cn\/(\w+)/, (_begin, lang: Lang) => `/cn/${otherLang(lang)}`);

/** Whether the page of the other language was answered. */
export const isInOther = ({ address }: Pick<Opened, 'address'>, pages: readonly Pick<Opened, 'address' | 'status'>[]) =>
  pages.some((page) => page.address === inOtherLanguage(address) && page.status < 400);

/** The first link to this path with a query. */
export function linkTo(path: string, pages: readonly { readonly html: string }[]): string | undefined {
  const begin = `href="${path}?`;
  const page = pages.find(({ html }) => html.includes(begin))?.html ?? '';
  const at = page.indexOf(begin);
  return at < 0
    ? undefined
    : page.slice(at + 'href="'.length, page.indexOf('"', at + begin.length)).replaceAll('&amp;', '&');
}

function refuse(address: string, fault: string | undefined): void {
  if (fault !== undefined) throw new DeliveryError('promotion-refused', `${address} ${fault}`);
}

/** A page may be in one language only; anything else that is no page is a fault. */
export function faultOfPage({ status, html, isInOtherLanguage }: Omit<Opened, 'address' | 'ms'>): string | undefined {
  if (status >= 400 && !isInOtherLanguage) return `is answered with ${status}`;
  return status < 300 ? markupFault(html) : undefined;
}
