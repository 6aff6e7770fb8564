import type { MEDIA_CALLS } from 'shared/contract/media/media.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { mediaLibrary } from './media.service.ts';

export const mediaCalls = (services: Services): Handlers<typeof MEDIA_CALLS> => ({
  'media/page': (filter, lang) => mediaLibrary(services, lang, filter),
  'media/fileCountAndSize': (selection) => services.downloads.amount(selection),
  'media/batchDownload': async ({ acceptTerms: _accepted, ...choice }, _lang, { visitor }) => ({
    url: await services.downloads.order(choice, visitor),
  }),
});
