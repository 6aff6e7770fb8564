import type { MEDIA_CALLS } from 'shared/contract/media/media.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { factSheetInFull, listFactSheets } from '../library/fact-sheet.service.ts';
import { mediaInFull } from '../library/media-detail.service.ts';
import { mediaBasketOf } from '../library/media-basket.service.ts';
import { mediaLibrary, takeableIds } from '../library/media-page.service.ts';

export const mediaCalls = (services: Services): Handlers<typeof MEDIA_CALLS> => ({
  'media/page': (filter, lang) => mediaLibrary(services, lang, filter),
  'media/detail': ({ id }, lang) => mediaInFull(services, lang, id),
  'factSheet/list': (_body, lang) => listFactSheets(services, lang),
  'factSheet/detail': ({ id }, lang) => factSheetInFull(services, lang, id),
  'media/fileCountAndSize': (selection) => services.downloads.amount(selection),
  'media/ids': (conditions) => takeableIds(services, conditions),
  'media/basket': (basket, lang) => mediaBasketOf(services, lang, basket),
  'media/batchDownload': async ({ acceptTerms: _accepted, ...choice }, _lang, { visitor }) => ({
    url: await services.downloads.order(choice, visitor),
  }),
  'media/bundle': ({ key }) => services.downloads.progress(key),
  'media/cancelBundle': async ({ key, order }) => {
    await services.downloads.cancel(key, order);
    const { state } = await services.downloads.progress(key);
    return { state };
  },
});
