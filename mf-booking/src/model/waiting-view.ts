import type { BookingReceipt } from 'shared/contract/booking';
import type { WaitingDetail } from 'shared/contract/waiting';
import type { VisitAbout } from './visit-view.ts';

export type LineFault = 'unknown' | 'over' | 'closed' | 'down';

/** A place in line as its link shows it. */
export interface LineView {
  /** As typed or pasted. */
  token: string;
  detail: WaitingDetail | null;
  /** Of places that were accepted a moment ago. */
  receipt: BookingReceipt | null;
  fault: LineFault | null;
  /** What is asked before it is done. */
  asks: 'leave' | 'decline' | null;
}

export interface LineData {
  about: VisitAbout;
  view: LineView;
}

export const NO_LINE: LineView = { token: '', detail: null, receipt: null, fault: null, asks: null };
