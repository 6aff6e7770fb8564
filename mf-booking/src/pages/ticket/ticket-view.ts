import type { HeldTicket, MeetingPoint } from '../../components/stored/held-ticket.ts';
import type { ManageView } from '../../model/visit-view.ts';

/** A ticket on the screen. */
export interface ShownTicket extends HeldTicket {
  /** It lies on this device. */
  isStored: boolean;
}

/** What was done, or could not be done. */
export type Said = 'stored' | 'removed' | 'refused' | 'changed' | 'ended' | 'unchecked';

export interface TicketData {
  place: MeetingPoint;
  /** What a plain form asked for. */
  view: ManageView;
}
