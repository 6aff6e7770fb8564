import { nameOf } from 'delivery/verify';
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
  onLastStrike: (release: ReleaseName, reason: string) => void;
}

/** Renderers whose faults are counted by release and page. */
export function createWatchedPool({ settings, log, recordFault, onLastStrike }: WatchedPoolOptions): RendererPool {
  if (!canEndWithParent())
    log.warn('without setpriv of util-linux a looping renderer outlives a web process that is killed');
  const strikes = createStrikes();
  const onFault = ({ release, reason, request }: RendererFault) => {
    const name = nameOf(release);
    const page = request?.page ?? '';
    log.error({ release: name, page, reason }, 'a renderer failed');
    recordFault?.(name, page);
    if (strikes.add(name)) onLastStrike(release, `${reason} at page "${page}"`);
  };
  return createRendererPool({
    settings,
    onLine: (app, text) => log.warn({ section: app, text }, 'a section wrote to the console'),
    onFault,
  });
}
