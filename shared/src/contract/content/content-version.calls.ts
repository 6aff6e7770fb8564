import { z } from 'zod';
import { defineCalls, noFields } from '../call/call-row.ts';

/** Of a file under embargo, `until` is in milliseconds since the epoch. */
const hiddenFile = z.object({ name: z.string(), until: z.number().int() });

export const CONTENT_VERSION_CALLS = defineCalls({
  'content/version': {
    method: 'GET',
    request: noFields,
    response: z.object({
      version: z.number().int(),
      /** The newest moment that has passed at which something was published, in milliseconds since the epoch; 0 for none. */
      moment: z.number().int(),
      /** When the newest pack was imported, in milliseconds since the epoch; a service of before does not say. */
      imported: z.number().int().optional(),
      hidden: z.array(hiddenFile),
    }),
    effect: 'read',
    audience: 'service',
    cost: 'none',
    failure: 'logged',
    errors: [],
    summary:
      'The content version, the newest publication and the files under embargo. Asked twice a second by the web process.',
    reference: 'spec CALL-content-version, M8',
  },
});
