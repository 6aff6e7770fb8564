import type { Calls, Services } from '../../call-table.ts';
import { brands } from './brand.service.ts';

export const brandCalls = (services: Services): Calls<'brand/list'> => ({
  'brand/list': (_body, lang) => brands(services, lang),
});
