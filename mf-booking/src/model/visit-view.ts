import type { BookingDetail, BookingReceipt } from 'shared/contract/booking/booking';
import type { Pavilion } from 'shared/contract/booking/pavilion';
import type { VisitCalendar } from 'shared/contract/booking/visit-calendar';
import type { WaitingReceipt } from 'shared/contract/booking/waiting';
import type { Calendars } from './visit-days.ts';
import type { Step, VisitDraft } from './visit-draft.ts';
import type { Fault, Failure } from './visit-faults.ts';

/** What every step stands on. */
export interface VisitAbout {
  pavilion: Pavilion;
  /** `yyyy-MM-dd` in Asia/Shanghai. */
  today: string;
  calendars: Calendars;
  lead: VisitCalendar['lead'];
  rule: VisitCalendar['explainer'];
  quotas?: VisitCalendar['quotas'];
  large?: VisitCalendar['large'];
}

/** A step with what has been typed so far. */
export interface StepView {
  step: Step;
  draft: VisitDraft;
  faults: readonly Fault[];
  failure: Failure | null;
  /** Idempotency-Key of this booking; empty until the server has made one. */
  key: string;
  /** What a code is asked for with, without script; empty for a step that asks for none. */
  puzzle: string;
  /** A code has just been sent. */
  sent: boolean;
}

export type ManageFault =
  'unknown' | 'late' | 'cancelledAlready' | 'full' | 'none' | 'closed' | 'quota' | 'choose' | 'down';

/** A booking as its link shows it. */
export interface ManageView {
  /** As typed or pasted. */
  token: string;
  detail: BookingDetail | null;
  fault: ManageFault | null;
  done: 'cancelledNow' | 'movedNow' | 'requestedNow' | null;
  /** What is asked before it is done. */
  asks: 'cancel' | 'move' | null;
  date: string;
  slot: string;
  /** As in a draft. */
  parts: string;
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
  parts: '',
};
