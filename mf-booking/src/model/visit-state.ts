import type { BookingReceipt } from 'shared/contract/booking/booking';
import type { VisitCalendar } from 'shared/contract/booking/visit-calendar';
import type { WaitingReceipt } from 'shared/contract/booking/waiting';
import type { Calendars } from './visit-days.ts';
import { EMPTY, isStep, stepOf, type Field, type Step, type VisitDraft } from './visit-draft.ts';
import type { Fault, Failure } from './visit-faults.ts';
import type { StepView } from './visit-view.ts';

/** The booking in a browser. Going back and forth loses nothing (spec STATE-booking). */
export interface VisitState {
  step: Step | 'done';
  draft: VisitDraft;
  faults: readonly Fault[];
  failure: Failure | null;
  /** Rises with every refusal, so that the summary takes focus each time. */
  attempt: number;
  busy: boolean;
  /** When another code may be asked for, epoch milliseconds; absent before the first. */
  until: number | undefined;
  sent: boolean;
  calendars: Calendars;
  receipt: BookingReceipt | null;
  /** An entry of the waiting list instead. */
  joined: WaitingReceipt | null;
}

export type VisitEvent =
  | { type: 'typed'; patch: Partial<VisitDraft> }
  | { type: 'restored'; draft: VisitDraft; until?: number | undefined }
  | { type: 'went'; step: Step | 'done' }
  | { type: 'refused'; faults: readonly Fault[]; step?: Step }
  | { type: 'failed'; failure: Failure }
  | { type: 'waits' }
  | { type: 'sent'; until: number; faults?: readonly Fault[] }
  | { type: 'booked'; receipt: BookingReceipt }
  | { type: 'joined'; joined: WaitingReceipt }
  | { type: 'fetched'; calendar: VisitCalendar };

export function startOf({ step, draft, faults, failure, sent }: StepView, calendars: Calendars): VisitState {
  const idle = { attempt: 0, busy: false, until: undefined, receipt: null, joined: null };
  return { ...idle, step, draft, faults, failure, sent, calendars };
}

export function takeEvent(state: VisitState, event: VisitEvent): VisitState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.patch);
    case 'restored':
      return { ...state, draft: event.draft, until: event.until ?? state.until };
    case 'went':
      return went(state, event.step);
    case 'refused':
      return refused(state, event.faults, event.step);
    case 'failed':
      return { ...state, busy: false, failure: event.failure, attempt: state.attempt + 1 };
    case 'waits':
      return { ...state, busy: true, failure: null };
    case 'sent':
      return sent(state, event);
    case 'booked':
      return { ...finished(state), receipt: event.receipt };
    case 'joined':
      return { ...finished(state), joined: event.joined };
    case 'fetched':
      return { ...state, calendars: { ...state.calendars, [event.calendar.month]: event.calendar } };
  }
}

/** Where a code is sent. */
export const isAddress = (field: Field): boolean => field === 'mobile' || field === 'email';

/** What is wrong with a field counts until it is changed; another day has other slots. */
function typed(state: VisitState, patch: Partial<VisitDraft>): VisitState {
  const isOtherDay = patch.date !== undefined && patch.date !== state.draft.date;
  const changed = new Set<Field>(Object.keys(patch) as Field[]);
  if (isOtherDay) changed.add('slot');
  if (changed.has('parts')) changed.add('visitors');
  if (changed.has('reach')) changed.add('mobile').add('email');
  const draft = { ...state.draft, ...patch, ...(isOtherDay ? { slot: '' } : {}) };
  return { ...state, draft, faults: state.faults.filter(({ field }) => !changed.has(field)) };
}

/** The ticket stays on the screen: going back must not lead to booking the same visit twice. */
function went(state: VisitState, step: Step | 'done'): VisitState {
  if (step === state.step || state.receipt || state.joined) return state;
  return { ...state, step, faults: remainingFaults(state, step), failure: null };
}

/** What was typed has done its work; of the group the ticket keeps its name. */
function finished(state: VisitState): VisitState {
  const { kind, company, department } = state.draft;
  const draft = { ...EMPTY, kind, company, department };
  return { ...state, draft, busy: false, step: 'done', faults: [], failure: null };
}

/** A step that was gone to because of faults still shows them. */
function remainingFaults({ faults }: VisitState, step: Step | 'done'): readonly Fault[] {
  return faults.filter(({ field }) => isStep(step) && stepOf(field) === step);
}

function refused(state: VisitState, faults: readonly Fault[], step = state.step): VisitState {
  return { ...state, step, faults, busy: false, failure: null, attempt: state.attempt + 1 };
}

function sent(state: VisitState, { until, faults }: Extract<VisitEvent, { type: 'sent' }>): VisitState {
  if (faults) return { ...refused(state, faults), until };
  return { ...state, busy: false, until, sent: true, faults: state.faults.filter(({ field }) => !isAddress(field)) };
}
