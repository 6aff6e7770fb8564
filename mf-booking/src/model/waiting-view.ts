import type { BookingReceipt } from 'shared/contract/booking/booking';
import type { WaitingDetail } from 'shared/contract/booking/waiting';
import type { VisitAbout } from './visit-view.ts';

export type WaitingFault = 'unknown' | 'over' | 'closed' | 'down';

/** An entry of the waiting list as its link shows it. */
export interface WaitingView {
  /** As typed or pasted. */
  token: string;
  detail: WaitingDetail | null;
  /** Of seats that were accepted a moment ago. */
  receipt: BookingReceipt | null;
  fault: WaitingFault | null;
  /** What is asked before it is done. */
  asks: 'leave' | 'decline' | null;
}

export interface WaitingData {
  about: VisitAbout;
  view: WaitingView;
}

export const NO_WAITING: WaitingView = { token: '', detail: null, receipt: null, fault: null, asks: null };
