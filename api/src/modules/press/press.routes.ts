import type { PRESS_CALLS } from 'shared/contract/media/press.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { liveEventNow } from './live-event.service.ts';
import { materialOf } from './press-material.service.ts';
import { pressList } from './press.service.ts';

export const pressCalls = (services: Services): Handlers<typeof PRESS_CALLS> => ({
  'press/page': (filter, lang) => pressList(services, lang, filter),
  'live/detail': ({ id }, lang) => liveEventNow(services, lang, id),
  'press/material': ({ id }, lang) => materialOf(services, lang, id),
});
