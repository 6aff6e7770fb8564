import { defineCalls, noFields } from '../call/call-row.ts';
import { brandList } from './brand.ts';
import { vehicleDetail, vehicleQuery } from '../vehicle/vehicle.ts';

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
  'vehicle/detail': {
    method: 'POST',
    request: vehicleQuery,
    response: vehicleDetail,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'One vehicle with its figures, pictures, and articles about it and what it carries.',
    reference: 'spec CALL-vehicle-detail',
  },
});
