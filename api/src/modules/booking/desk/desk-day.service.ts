import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { isOpen } from '../booking-view.model.ts';
import { openBooking } from '../booking.service.ts';
import { listBookings, type Booking } from '../booking.store.ts';
import { findRules } from '../calendar.service.ts';
import { partsOfBooking } from '../large/visit-parts.model.ts';
import { slotsOfDay, type SlotTimes } from '../visit-days.model.ts';
import { waitingLines } from '../waiting/waiting-desk.service.ts';

/** A visit, or a part of one, as the desk of the pavilion sees it. Holds personal data. */
export interface DeskGroup {
  reference: string;
  /** Of this part. */
  visitors: number;
  /** Organisation, or department of the house. */
  name: string;
  contact: string;
  /** Phone or mail address. */
  address: string;
  /** What it needs to take part; empty where it said nothing. */
  needs: string;
  hasGuide: boolean;
  /** Of its guide. */
  language: Lang;
  isCancelled: boolean;
  /** A large group that nobody has approved yet. */
  isRequested: boolean;
  arrivedAt: Date | null;
}

interface DeskDay {
  /** Every slot of the pavilion, with its groups in the order of booking. */
  slots: (SlotTimes & { groups: DeskGroup[] })[];
  /** Who waits, in lines to read. */
  waiting: string[];
}

/** A day of the pavilion, for the desk. */
export async function dayOfDesk(services: VisitorServices, day: string): Promise<DeskDay> {
  const rules = await findRules(services.db, 'cn');
  const bookings = await listBookings(services.db, day, day);
  const slots = slotsOfDay(rules).map(({ start, end }) => ({
    start,
    end,
    groups: bookings.flatMap((booking) =>
      partsOfBooking(booking)
        .filter((part) => part.start === start)
        .map(({ visitors }) => groupOf(services, booking, visitors)),
    ),
  }));
  return { slots, waiting: await waitingLines(services, day) };
}

function groupOf(services: VisitorServices, booking: Booking, visitors: number): DeskGroup {
  const { group: name, contact, mobile, email, needs } = openBooking(services, booking);
  return {
    reference: booking.reference,
    visitors,
    name,
    contact,
    address: mobile || email,
    needs,
    hasGuide: booking.explainer,
    language: booking.guide_language ?? booking.language,
    isCancelled: !isOpen(booking),
    isRequested: booking.state === 'requested',
    arrivedAt: booking.arrived_at,
  };
}
