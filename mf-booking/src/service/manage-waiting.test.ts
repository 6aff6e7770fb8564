import { describe, expect, it } from 'vitest';
import { WAITING, OFFER, pavilionService, RECEIPT, refusal } from '../testing/pavilion-service.ts';
import { runWaitingAction } from './manage-waiting.ts';
import { NO_WAITING } from '../model/waiting-view.ts';

const TOKEN = RECEIPT.manageToken;
const act = (action: Parameters<typeof runWaitingAction>[2], answers = {}) =>
  runWaitingAction(pavilionService(answers).services.api, { ...NO_WAITING, token: `x#waiting=${TOKEN}` }, action);

describe('the holder of an entry of the waiting list', () => {
  it('pastes the link and sees how it stands', async () => {
    expect(await act('see')).toMatchObject({ token: TOKEN, detail: WAITING, fault: null });
  });

  it('is asked before the position or an offer is given away', async () => {
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
    const lapsed = { ...WAITING, state: 'lapsed', line: null };
    const view = await act('accept', { 'waiting/accept': refusal('40910'), 'waiting/detail': lapsed });
    expect(view).toMatchObject({ fault: 'over', detail: { state: 'lapsed' } });
  });
});
