import type { Calls, Services } from '../../call-table.ts';
import { mediaLibrary } from './media.service.ts';

export const mediaCalls = (services: Services): Calls<'media/page'> => ({
  'media/page': (filter, lang) => mediaLibrary(services, lang, filter),
});
