import { describe, expect, it } from 'vitest';
import { RECEIPT } from '../testing/pavilion-service.ts';
import { EMPTY } from './visit-draft.ts';
import { startOf, takeEvent, type VisitEvent, type VisitState } from './visit-state.ts';

const FIRST = startOf({ step: 'notice', draft: EMPTY, faults: [], failure: null, key: '', sent: false }, {});
const after = (...events: VisitEvent[]): VisitState => events.reduce(takeEvent, FIRST);

describe('the booking in a browser', () => {
  it('forgets nothing on the way back and forward', () => {
    const state = after(
      { type: 'typed', patch: { company: 'A group' } },
      { type: 'went', step: 'date' },
      { type: 'went', step: 'notice' },
      { type: 'went', step: 'who' },
    );
    expect(state).toMatchObject({ step: 'who', draft: { company: 'A group' } });
  });

  it('drops the slot with the day, because another day has other slots', () => {
    const chosen = after(
      { type: 'typed', patch: { date: '2026-12-02' } },
      { type: 'typed', patch: { slot: '09:30-11:00' } },
    );
    expect(chosen.draft.slot).toBe('09:30-11:00');
    expect(takeEvent(chosen, { type: 'typed', patch: { date: '2026-12-02' } }).draft.slot).toBe('09:30-11:00');
    expect(takeEvent(chosen, { type: 'typed', patch: { date: '2026-12-03' } }).draft.slot).toBe('');
  });

  it('shows what is wrong until the field is changed', () => {
    const refused = after({ type: 'refused', step: 'who', faults: [{ field: 'company', rule: 'required' }] });
    expect(refused).toMatchObject({ step: 'who', attempt: 1, faults: [{ field: 'company' }] });
    expect(takeEvent(refused, { type: 'typed', patch: { company: 'x' } }).faults).toEqual([]);
    expect(takeEvent(refused, { type: 'went', step: 'notice' }).faults).toEqual([]);
  });

  it('keeps everything when the service fails', () => {
    const failed = after(
      { type: 'typed', patch: { contact: 'Lin Lan' } },
      { type: 'waits' },
      { type: 'failed', failure: { kind: 'down' } },
    );
    expect(failed).toMatchObject({ busy: false, failure: { kind: 'down' }, draft: { contact: 'Lin Lan' } });
  });

  it('ends at the ticket, which going back does not undo, and drops the person', () => {
    const typed = after({ type: 'typed', patch: { company: 'A group', mobile: '13800000000', code: '123456' } });
    const booked = takeEvent(typed, { type: 'booked', receipt: RECEIPT });
    expect(booked).toMatchObject({ step: 'done', draft: { ...EMPTY, company: 'A group' } });
    expect(takeEvent(booked, { type: 'went', step: 'review' })).toBe(booked);
  });
});
