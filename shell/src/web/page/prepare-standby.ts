import type { Log } from '../log.ts';
import { errorFields } from '../log.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { Pages } from './pages.ts';
import type { StandbyPages } from './standby-pages.ts';

/** Milliseconds between two looks at whether something has changed. */
const INTERVAL = 5000;

export interface PrepareStandbyOptions {
  standby: StandbyPages;
  pages: Pick<Pages, 'document'>;
  serving: () => Snapshot | null;
  content: { readonly version: string };
  log: Log;
}

/** Prepares the pages at once, and again with every constellation and content version, until all are whole. */
export function prepareStandby({ standby, pages, serving, content, log }: PrepareStandbyOptions): { close(): void } {
  let prepared = '';
  let isBusy = false;
  const look = async () => {
    const snapshot = serving();
    const wanted = snapshot ? `${snapshot.id}/${content.version}` : '';
    if (isBusy || !snapshot || wanted === prepared) return;
    isBusy = true;
    try {
      if (await standby.prepare(pages, snapshot.links)) prepared = wanted;
    } catch (error) {
      log.warn(errorFields(error), 'standby pages were not prepared');
    } finally {
      isBusy = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), INTERVAL);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
