import { z } from 'zod';
import { defineCalls } from '../call/call-row.ts';
import { MODULE_CODES, pageModule } from './page-module.ts';

export const PAGE_MODULE_CALLS = defineCalls({
  'pageModule/queryByCode': {
    method: 'POST',
    request: z.strictObject({ code: z.enum(MODULE_CODES) }),
    response: pageModule,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'Banners, thematic items and others of the home page.',
    reference: 'spec CALL-pageModule-queryByCode',
  },
});
