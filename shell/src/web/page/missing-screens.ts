import { otherLang } from 'shared/contract/text/lang';
import { createStaleCache, onePerVersion } from '../cache/stale-cache.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { ContentWatch } from '../service/content-watch.ts';
import { documentUrl } from './page-address.ts';
import { renderedBytes, renderedScreen, type RenderedPage, type RenderedScreen } from './rendered-page.ts';
import { backgroundReporters, SCREEN_KEEP, screenAnswer, type RenderContext } from './render-request.ts';
import type { MissingScreen, PageAddress } from './route-address.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Seconds in which an old screen serves while its successor is drawn. */
const STALE = 60;

export type MissingScreens = (snapshot: Snapshot, screen: MissingScreen, address: PageAddress) => Promise<RenderedPage>;

/**
 * What addresses get that nothing answers, drawn once a language. They are kept outside of the pages, so that no flood of
 * made-up addresses pushes one out.
 */
export function createMissingScreens(
  content: Pick<ContentWatch, 'version'>,
  context: Pick<RenderContext, 'siteData' | 'report'>,
): MissingScreens {
  const { onFailedRenewal, onFailedCompression } = backgroundReporters(context);
  const screensFor = onePerVersion(() =>
    createStaleCache<RenderedScreen>({ maxBytes: MAX_BYTES, sizeOf: renderedBytes, stale: STALE, onFailedRenewal }),
  );
  return async (snapshot, screen, address) => {
    const { lang } = address;
    const cache = screensFor(`${snapshot.id}/${content.version}`);
    const shared = await cache.get(`${screen} ${lang}`, async () => {
      const run = { snapshot, context, address: { lang, path: '/', search: '' }, now: Date.now() };
      return {
        value: renderedScreen(snapshot, await screenAnswer(run, screen), { onFailedCompression }),
        keep: SCREEN_KEEP,
      };
    });
    return shared.at({ url: documentUrl(address), languageHref: documentUrl({ ...address, lang: otherLang(lang) }) });
  };
}
