import type { BRAND_CALLS } from 'shared/contract/content/brand.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { brands } from './brand.service.ts';
import { vehicleInFull } from './vehicle.service.ts';

export const brandCalls = (services: Services): Handlers<typeof BRAND_CALLS> => ({
  'brand/list': (_body, lang) => brands(services, lang),
  'vehicle/detail': ({ id }, lang) => vehicleInFull(services, lang, id),
});
