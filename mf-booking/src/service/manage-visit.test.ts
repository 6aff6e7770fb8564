import { describe, expect, it } from 'vitest';
import { DETAIL, pavilionService, refusal } from '../testing/pavilion-service.ts';
import { runVisitAction } from './manage-visit.ts';
import { NO_VISIT } from '../model/visit-view.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';
const VIEW = { ...NO_VISIT, token: TOKEN };
const act = (action: Parameters<typeof runVisitAction>[2], answers = {}, view = VIEW) =>
  runVisitAction(pavilionService(answers).services.api, view, action);

describe('the holder of a link', () => {
  it('sees the visit', async () => {
    expect(await act('see')).toMatchObject({ detail: DETAIL, fault: null, asks: null });
  });

  it('is asked before the visit is cancelled', async () => {
    expect(await act('ask-cancel')).toMatchObject({ detail: { state: 'confirmed' }, asks: 'cancel' });
    expect(await act('cancel')).toMatchObject({ detail: { state: 'cancelled' }, done: 'cancelledNow' });
  });

  it('moves the visit, once a day and slot are chosen', async () => {
    expect(await act('move')).toMatchObject({ fault: 'choose', asks: 'move', detail: DETAIL });
    const chosen = { ...VIEW, date: '2026-12-09', slot: '11:00-12:30' };
    expect(await act('move', {}, chosen)).toMatchObject({ done: 'movedNow', detail: { date: '2026-12-09' } });
  });

  it.each([
    ['40005', 'unknown'],
    ['40022', 'unknown'],
    ['40905', 'late'],
    ['40912', 'quota'],
    ['', 'down'],
  ])('is told clearly when the service says %j', async (code, fault) => {
    expect((await act('cancel', { 'booking/cancel': refusal(code) })).fault).toBe(fault);
  });

  it('keeps the chosen day in sight when its slot is full', async () => {
    const chosen = { ...VIEW, date: '2026-12-09', slot: '11:00-12:30' };
    const view = await act('move', { 'booking/reschedule': refusal('40901', { remaining: 2 }) }, chosen);
    expect(view).toMatchObject({ fault: 'full', asks: 'move', date: '2026-12-09', detail: DETAIL });
  });
});
