import type { CONTENT_VERSION_CALLS } from 'shared/contract/content/content-version.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { Embargo } from '../media/embargo.service.ts';
import { PublicationMoments } from './publication-moments.service.ts';

/** What caches ask for again and again: has the content changed, is more of it out, and which files are still under embargo? */
export function contentCalls({ db, now, version }: Services): Handlers<typeof CONTENT_VERSION_CALLS> {
  const embargo = new Embargo(db, now);
  const moments = new PublicationMoments(db, now);
  return {
    'content/version': async () => {
      const current = await version.current();
      return { version: current, moment: await moments.newest(current), hidden: await embargo.hidden(current) };
    },
  };
}
