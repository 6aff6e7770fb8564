import type { VisitorServices } from '../../../calls/call-table.ts';
import { CallError } from '../../../model/call-error.ts';
import { cancelBooking } from '../booking-change.service.ts';
import { isOpen } from '../booking-view.model.ts';
import { listBookings, type Booking } from '../booking.store.ts';
import { findRules } from '../calendar.service.ts';
import { partsOfBooking } from '../large/visit-parts.model.ts';
import { setSlot } from './desk.service.ts';
import type { SlotName } from '../waiting/waiting.store.ts';
import { endWaitingList } from '../waiting/waiting-settle.service.ts';
import { slotsOfDay } from '../visit-days.model.ts';

/** Somebody may book between two steps; then they are repeated. */
const MOST_TRIES = 5;

/**
 * Closes a day of the pavilion: ends its waiting lists, cancels its visits, and takes no more. Every contact is told. A
 * second time it finds nothing to do. @returns how many visits were cancelled
 */
export async function closeDay(services: VisitorServices, date: string): Promise<number> {
  const rules = await findRules(services.db, 'cn');
  let cancelled = 0;
  for (const { start } of slotsOfDay(rules)) cancelled += await closeSlot(services, { date, start });
  services.outbox.wake();
  return cancelled;
}

async function closeSlot(services: VisitorServices, slot: SlotName): Promise<number> {
  let cancelled = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Before the visits, or what they give back would be offered to who waits.
    await endWaitingList(services, slot, services.now());
    const all = await listBookings(services.db, slot.date, slot.date);
    const isThere = (booking: Booking) => partsOfBooking(booking).some(({ start }) => start === slot.start);
    const coming = all.filter((booking) => isOpen(booking) && isThere(booking));
    for (const { reference } of coming) await cancelBooking(services, { reference }, { lang: 'cn', reason: 'closed' });
    cancelled += coming.length;
    if (await takesNoMore(services, slot)) return cancelled;
  }
  throw new CallError('40901', { remaining: 0 });
}

/** @returns false when it has been booked meanwhile */
async function takesNoMore(services: VisitorServices, slot: SlotName): Promise<boolean> {
  try {
    await setSlot(services, { ...slot, capacity: 0, explainers: 0 });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === '40901') return false;
    throw error;
  }
}
