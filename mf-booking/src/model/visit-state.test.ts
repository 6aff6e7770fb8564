import { describe, expect, it } from 'vitest';
import { RECEIPT } from '../testing/pavilion-service.ts';
import { EMPTY } from './visit-draft.ts';
import { startOf, takeEvent, type VisitEvent, type VisitState } from './visit-state.ts';

const FIRST = startOf(
  { step: 'notice', draft: EMPTY, faults: [], failure: null, key: '', puzzle: '', sent: false },
  {},
);
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

  it('takes over what this device had stored', () => {
    const draft = { ...EMPTY, company: 'A group' };
    expect(after({ type: 'restored', draft })).toEqual({ ...FIRST, draft });
  });

  it('is busy while it waits, and shows no old failure then', () => {
    const failed = after({ type: 'failed', failure: { kind: 'down' } });
    expect(failed).toMatchObject({ attempt: 1, busy: false });
    expect(takeEvent(failed, { type: 'waits' })).toMatchObject({ busy: true, failure: null });
    expect(takeEvent(failed, { type: 'failed', failure: { kind: 'again' } }).attempt).toBe(2);
  });

  it('counts down to the next code, and forgets what was wrong with the number it went to', () => {
    const wrong = after(
      {
        type: 'refused',
        faults: [
          { field: 'mobile', rule: 'format' },
          { field: 'contact', rule: 'required' },
        ],
      },
      { type: 'waits' },
    );
    const sent = takeEvent(wrong, { type: 'sent', until: 1000 });
    expect(sent).toMatchObject({ until: 1000, sent: true, busy: false, faults: [{ field: 'contact' }] });
    expect(sent.faults).toHaveLength(1);
  });

  it('counts down without a new code when one was asked for too early', () => {
    const faults = [{ field: 'code', rule: 'wait', count: 17 }] as const;
    expect(after({ type: 'waits' }, { type: 'sent', until: 17_000, faults })).toMatchObject({
      until: 17_000,
      sent: false,
      busy: false,
      attempt: 1,
      faults,
    });
  });

  it('ends at the waiting list, which going back does not undo either', () => {
    const joined = { token: 't' } as never;
    const waiting = after({ type: 'typed', patch: { company: 'A group', mobile: '1' } }, { type: 'joined', joined });
    expect(waiting).toMatchObject({
      step: 'done',
      joined,
      receipt: null,
      busy: false,
      draft: { ...EMPTY, company: 'A group' },
    });
    expect(takeEvent(waiting, { type: 'went', step: 'review' })).toBe(waiting);
  });

  it('knows another month beside those it knew', () => {
    const month = (name: string) => ({ month: name }) as never;
    const state = after(
      { type: 'fetched', calendar: month('2026-11') },
      { type: 'fetched', calendar: month('2026-12') },
    );
    expect(Object.keys(state.calendars)).toEqual(['2026-11', '2026-12']);
  });

  it('shows at a step the faults that led to it, and at the end none', () => {
    const faults = [
      { field: 'company', rule: 'required' },
      { field: 'date', rule: 'required' },
    ] as const;
    const refused = after({ type: 'failed', failure: { kind: 'down' } }, { type: 'refused', faults });
    expect(refused).toMatchObject({ step: 'notice', busy: false, failure: null, attempt: 2 });
    expect(takeEvent(refused, { type: 'went', step: 'date' }).faults).toEqual([{ field: 'date', rule: 'required' }]);
    expect(takeEvent(refused, { type: 'went', step: 'done' }).faults).toEqual([]);
    expect(takeEvent(refused, { type: 'went', step: 'notice' })).toBe(refused);
  });

  it('keeps what is wrong elsewhere when one field is changed, and drops the slot that went with another day', () => {
    const faults = [
      { field: 'slot', rule: 'full' },
      { field: 'company', rule: 'required' },
    ] as const;
    const refused = after(
      { type: 'typed', patch: { date: '2026-12-02' } },
      { type: 'typed', patch: { slot: '09:30-11:00' } },
      { type: 'refused', faults },
    );
    expect(takeEvent(refused, { type: 'typed', patch: { company: 'x' } }).faults).toEqual([faults[0]]);
    expect(takeEvent(refused, { type: 'typed', patch: { date: '2026-12-03' } }).faults).toEqual([faults[1]]);
    expect(takeEvent(refused, { type: 'typed', patch: { company: 'x' } }).draft.slot).toBe('09:30-11:00');
  });

  it('clears every sign of work when the booking is done', () => {
    const busy = after(
      { type: 'refused', faults: [{ field: 'code', rule: 'wrong' }] },
      { type: 'failed', failure: { kind: 'down' } },
      { type: 'waits' },
    );
    expect(takeEvent(busy, { type: 'booked', receipt: RECEIPT })).toMatchObject({
      busy: false,
      faults: [],
      failure: null,
      receipt: RECEIPT,
    });
  });
});
