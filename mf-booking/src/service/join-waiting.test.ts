import { describe, expect, it } from 'vitest';
import { pavilionService, refusal } from '../testing/pavilion-service.ts';
import { join } from './join-waiting.ts';

describe('to wait for a slot', () => {
  it.each([
    ['40901', { remaining: 60 }, { faults: [{ field: 'visitors', rule: 'large', count: 60 }] }],
    ['40902', null, { faults: [{ field: 'explainer', rule: 'none' }] }],
    ['40907', { remaining: 9 }, { faults: [{ field: 'slot', rule: 'free' }] }],
    ['40909', null, { faults: [{ field: 'slot', rule: 'twice' }] }],
    ['40911', null, { faults: [{ field: 'slot', rule: 'long' }] }],
    ['42901', { wait: 900 }, { failure: { kind: 'busy' } }],
    ['40012', null, { faults: [{ field: 'code', rule: 'wrong' }] }],
  ])('is refused with %s where it can be mended', async (code, data, refused) => {
    const { services } = pavilionService({ 'waiting/join': refusal(code, data) });
    expect(await join(services.api, {} as never, 'key')).toEqual(refused);
  });
});
