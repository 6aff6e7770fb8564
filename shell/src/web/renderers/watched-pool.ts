import { nameOf } from 'delivery/verify';
import type { PageAddress } from '../page/route-address.ts';
import type { PageThrow } from '../page/thrown-pages.ts';
import type { Log } from '../log.ts';
import {
  createRendererPool,
  type ReleaseName,
  type RendererFault,
  type RendererPool,
  type RendererSettings,
} from './renderers.ts';
import { canEndWithParent } from './end-with-parent.ts';
import { createStrikes } from './strikes.ts';

export interface WatchedPoolOptions {
  settings: RendererSettings;
  log: Log;
  /** Counts a fault of a release (`app@version`) at a page. */
  recordFault: ((release: string, page: string) => void) | undefined;
  /** The release has failed too often. */
  onLastStrike: (strike: LastStrike) => void;
}

export interface LastStrike {
  release: ReleaseName;
  reason: string;
  /** Where it failed last; null where no page did. */
  at: FailedPage | null;
}

export interface FailedPage {
  address: PageAddress;
  /** It threw: only a release that makes this page does better. One that ended its process is worse than one without the page. */
  isThrow: boolean;
}

export interface WatchedPool extends RendererPool {
  /** Counts a page that throws, like a process that ended. */
  countThrow(thrown: PageThrow): void;
}

/** What a visitor sent with a form is nowhere made again. */
const failedPage = ({ request }: RendererFault): FailedPage | null =>
  request?.kind === 'page' ? { address: addressOf(request), isThrow: false } : null;

const addressOf = ({ lang, path, search }: PageAddress): PageAddress => ({ lang, path, search });

/** Renderers whose faults are counted by release and page. */
export function createWatchedPool({ settings, log, recordFault, onLastStrike }: WatchedPoolOptions): WatchedPool {
  if (!canEndWithParent())
    log.warn('without setpriv of util-linux a looping renderer outlives a web process that is killed');
  const strikes = createStrikes();
  const count = ({ release, reason, page, at }: LastStrike & { page: string }) => {
    const name = nameOf(release);
    recordFault?.(name, page);
    if (strikes.add(name)) onLastStrike({ release, reason: `${reason} at page "${page}"`, at });
  };
  const pool = createRendererPool({
    settings,
    onLine: (app, text) => log.warn({ section: app, text }, 'a section wrote to the console'),
    onFault: (fault) => {
      const { release, reason, request } = fault;
      const page = request?.page ?? '';
      log.error({ release: nameOf(release), page, reason }, 'a renderer failed');
      count({ release, reason, page, at: failedPage(fault) });
    },
  });
  return {
    ...pool,
    countThrow({ release, reason, match: { page }, address }) {
      log.error({ release: nameOf(release), page, reason }, 'a page throws');
      count({ release, reason, page, at: { address, isThrow: true } });
    },
  };
}
