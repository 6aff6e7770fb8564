import type { Calls, Services } from '../../call-table.ts';
import { mediaLibrary } from './media.service.ts';

type MediaCalls = Calls<'media/page' | 'media/fileCountAndSize' | 'media/batchDownload'>;

export const mediaCalls = (services: Services): MediaCalls => ({
  'media/page': (filter, lang) => mediaLibrary(services, lang, filter),
  'media/fileCountAndSize': (selection) => services.downloads.amount(selection),
  'media/batchDownload': async ({ acceptTerms: _accepted, ...choice }) => ({
    url: await services.downloads.order(choice),
  }),
});
