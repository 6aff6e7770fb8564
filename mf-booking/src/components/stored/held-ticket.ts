import type { BookingDetail } from 'shared/contract/booking/booking';
import type { StoredEntry, StoredPage } from 'shared/contract/section/stored-page';

/** A visit with the secret of its link, by which it is asked for anew. */
export interface HeldTicket {
  token: string;
  detail: BookingDetail;
}

export type StoredTicket = StoredEntry & HeldTicket;

/** What lies on the device: for the worker the documents, for the page what they were made of. */
export interface StoredTickets extends StoredPage {
  entries: readonly StoredTicket[];
}

/** Where visitors go, in the language of the page. */
export interface MeetingPoint {
  name: string;
  address: string;
  phone: string;
}

/** Only what opens a gate is a ticket. */
export const isTicket = ({ detail: { state } }: HeldTicket): boolean => state === 'confirmed';

const SHANGHAI = '+08:00';

/** Milliseconds since the epoch: with the day of the visit its ticket ends. */
export const endOf = ({ detail: { date } }: HeldTicket): number => Date.parse(`${date}T24:00:00${SHANGHAI}`);
