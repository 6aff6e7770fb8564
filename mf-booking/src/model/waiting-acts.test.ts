import { describe, expect, it } from 'vitest';
import { LINE, OFFER, pavilionService, RECEIPT, refusal } from '../testing/pavilion-service.ts';
import { actOnLine, join } from './waiting-acts.ts';
import { bareSlot, waitFault, waitsFor, waitValue } from './waiting-slot.ts';
import { NO_LINE } from './waiting-view.ts';

const TOKEN = RECEIPT.manageToken;
const act = (wish: Parameters<typeof actOnLine>[2], answers = {}) =>
  actOnLine(pavilionService(answers).services.api, { ...NO_LINE, token: `x#waiting=${TOKEN}` }, wish);

describe('to wait for a slot', () => {
  const slot = { start: '09:30', end: '11:00', capacity: 60, remaining: 0, explainers: 2, waiting: 1 };

  it('is another choice than to book it', () => {
    const value = waitValue(slot);
    expect([waitsFor(value), waitsFor('09:30-11:00'), waitsFor('')]).toEqual([true, false, false]);
    expect([bareSlot(value), bareSlot('09:30-11:00')]).toEqual(['09:30-11:00', '09:30-11:00']);
  });

  it('makes no sense for what is there or can never be', () => {
    expect(waitFault(slot, 60)).toBeNull();
    expect(waitFault(slot, 61)).toEqual({ field: 'visitors', rule: 'large', count: 60 });
    expect(waitFault({ ...slot, remaining: 20 }, 20)).toEqual({ field: 'slot', rule: 'free' });
    expect(waitFault({ ...slot, remaining: 20 }, 21)).toBeNull();
  });

  it.each([
    ['40901', { remaining: 60 }, { faults: [{ field: 'visitors', rule: 'large', count: 60 }] }],
    ['40902', null, { faults: [{ field: 'explainer', rule: 'none' }] }],
    ['40907', { remaining: 9 }, { faults: [{ field: 'slot', rule: 'free' }] }],
    ['40909', null, { faults: [{ field: 'slot', rule: 'twice' }] }],
    ['40911', null, { faults: [{ field: 'slot', rule: 'long' }] }],
    ['42901', { wait: 900 }, { trouble: { kind: 'busy' } }],
    ['40012', null, { faults: [{ field: 'code', rule: 'wrong' }] }],
  ])('is refused with %s where it can be mended', async (code, data, refused) => {
    const { services } = pavilionService({ 'waiting/join': refusal(code, data) });
    expect(await join(services.api, {} as never, 'key')).toEqual(refused);
  });
});

describe('the holder of a place in line', () => {
  it('pastes the link and sees the place', async () => {
    expect(await act('see')).toMatchObject({ token: TOKEN, detail: LINE, fault: null });
  });

  it('is asked before the place or an offer is given away', async () => {
    expect(await act('ask-leave')).toMatchObject({ asks: 'leave', detail: { state: 'waiting' } });
    expect(await act('leave')).toMatchObject({ asks: null, detail: { state: 'left' } });
    expect(await act('ask-decline', { 'waiting/detail': OFFER })).toMatchObject({ asks: 'decline' });
    expect(await act('decline')).toMatchObject({ detail: { state: 'declined' } });
  });

  it('accepts and has the ticket', async () => {
    expect(await act('accept')).toMatchObject({ receipt: RECEIPT });
  });

  it.each([
    ['40006', 'unknown'],
    ['40022', 'unknown'],
    ['40903', 'closed'],
    ['40910', 'over'],
    ['', 'down'],
  ])('is told clearly when the service says %j', async (code, fault) => {
    expect(await act('accept', { 'waiting/accept': refusal(code) })).toMatchObject({ fault, receipt: null });
  });

  it('is told what became of the offer when it was too late', async () => {
    const lapsed = { ...LINE, state: 'lapsed', line: null };
    const view = await act('accept', { 'waiting/accept': refusal('40910'), 'waiting/detail': lapsed });
    expect(view).toMatchObject({ fault: 'over', detail: { state: 'lapsed' } });
  });
});
