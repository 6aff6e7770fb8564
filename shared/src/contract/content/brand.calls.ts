import { defineCalls, noFields } from '../call/call-row.ts';
import { brandList } from './brand.ts';

export const BRAND_CALLS = defineCalls({
  'brand/list': {
    method: 'POST',
    request: noFields,
    response: brandList,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'The six brands with their vehicles.',
    reference: 'spec CALL-brand-list',
  },
});
