import type { BookingDetail, BookingReceipt } from 'shared/contract/booking';
import type { Pavilion } from 'shared/contract/pavilion';
import type { LoadServices, PageRequest } from 'shared/contract/section';
import type { VisitCalendar } from 'shared/contract/visit-calendar';
import type { WaitingReceipt } from 'shared/contract/waiting';
import { monthOf } from 'shared/ui/date-grid/calendar';
import { todayAt, type Calendars } from './visit-days.ts';
import type { Step, VisitDraft } from './visit-draft.ts';
import type { Fault, Trouble } from './visit-faults.ts';

/** What every step stands on. */
export interface VisitAbout {
  pavilion: Pavilion;
  /** `yyyy-MM-dd` in Asia/Shanghai. */
  today: string;
  calendars: Calendars;
  lead: VisitCalendar['lead'];
  rule: VisitCalendar['explainer'];
}

/** A step with what has been typed so far. */
export interface StepView {
  step: Step;
  draft: VisitDraft;
  faults: readonly Fault[];
  trouble: Trouble | null;
  /** Idempotency-Key of this booking; empty until the server has made one. */
  key: string;
  /** A code has just been sent. */
  sent: boolean;
}

export type ManageFault = 'unknown' | 'late' | 'cancelledAlready' | 'full' | 'none' | 'closed' | 'choose' | 'down';

/** A booking as its link shows it. */
export interface ManageView {
  /** As typed or pasted. */
  token: string;
  detail: BookingDetail | null;
  fault: ManageFault | null;
  done: 'cancelledNow' | 'movedNow' | null;
  /** What is asked before it is done. */
  asks: 'cancel' | 'move' | null;
  date: string;
  slot: string;
}

export type Shown =
  | { kind: 'step'; view: StepView }
  | { kind: 'done'; receipt: BookingReceipt; group: string }
  | { kind: 'joined'; joined: WaitingReceipt }
  | { kind: 'manage'; view: ManageView };

export interface VisitData {
  about: VisitAbout;
  shown: Shown;
}

export const NO_VISIT: ManageView = {
  token: '',
  detail: null,
  fault: null,
  done: null,
  asks: null,
  date: '',
  slot: '',
};

/** @param date the month of this day is fetched too */
export async function findAbout(
  { now }: Pick<PageRequest, 'now'>,
  { api }: Pick<LoadServices, 'api'>,
  date = '',
): Promise<VisitAbout> {
  const today = todayAt(now);
  const wanted = /^20\d\d-(0[1-9]|1[0-2])-/.test(date) ? monthOf(date) : monthOf(today);
  const months = [...new Set([monthOf(today), wanted])];
  const [pavilion, ...calendars] = await Promise.all([
    api.call('booking/pavilion', {}),
    ...months.map((month) => api.call('booking/calendar', { month })),
  ]);
  const [first] = calendars;
  if (!first) throw new Error('the service gave no calendar');
  return {
    pavilion,
    today,
    lead: first.lead,
    rule: first.explainer,
    calendars: Object.fromEntries(calendars.map((calendar) => [calendar.month, calendar])),
  };
}
