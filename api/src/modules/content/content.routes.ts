import type { CONTENT_VERSION_CALLS } from 'shared/contract/content/content-version.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { Embargo } from '../media/embargo.service.ts';

/** What caches ask for again and again: has the content changed, and which files are still under embargo? */
export function contentCalls({ db, now, version }: Services): Handlers<typeof CONTENT_VERSION_CALLS> {
  const embargo = new Embargo(db, now);
  return {
    'content/version': async () => {
      const current = await version.current();
      return { version: current, hidden: await embargo.hidden(current) };
    },
  };
}
