import type { CONTENT_VERSION_CALLS } from 'shared/contract/content/content-version.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { Embargo } from '../media/embargo.service.ts';
import { ImportTime } from './import-time.service.ts';
import { PublicationMoments } from './publication-moments.service.ts';

/** What caches ask for again and again: has the content changed, is more of it out, and which files are still under embargo? */
export function contentCalls({ db, now, version }: Services): Handlers<typeof CONTENT_VERSION_CALLS> {
  const embargo = new Embargo(db, now);
  const moments = new PublicationMoments(db, now);
  const imports = new ImportTime(db);
  return {
    'content/version': async () => {
      const current = await version.current();
      const [moment, hidden] = [await moments.newest(current), await embargo.hidden(current)];
      return { version: current, moment, imported: await imports.at(current), hidden };
    },
  };
}
