import type { VisitorServices } from '../../../calls/call-table.ts';
import { dayOf, instantOf } from '../../../model/shanghai-time.ts';
import { listBookings, type Booking } from '../booking.store.ts';
import { writeToContact } from './visit-message.service.ts';

const HOUR_MS = 3_600_000;
/** Hours before a visit at which its contact is reminded: while it can still be changed, and in time for the way. */
const LEADS_H = [48, 3] as const;
const LONGEST_DAYS = 2;

/** Which reminder of a visit is due, as a name that no other one has. */
export function reminderDue(booking: Booking, now: number): string | undefined {
  if (booking.state !== 'confirmed' || booking.arrived_at !== null) return undefined;
  const start = instantOf(`${booking.date} ${booking.start_time}`).getTime();
  const [lead] = LEADS_H.filter((hours) => now >= start - hours * HOUR_MS && now < start).slice(-1);
  if (lead === undefined) return undefined;
  // Who has booked or moved since then knows.
  if (booking.changed_at.getTime() >= start - lead * HOUR_MS) return undefined;
  return `reminder-${booking.id}-${booking.sequence}-${lead}`;
}

/**
 * Writes the reminders that are due, each once, however many services look. A visit that is moved or cancelled meanwhile
 * is told of that by a message of its own. @returns how many were written
 */
export async function writeReminders(services: VisitorServices): Promise<number> {
  const { db, outbox } = services;
  const now = services.now();
  const near = await listBookings(db, dayOf(now), dayOf(now, -LONGEST_DAYS));
  const due = near.flatMap((booking) => {
    const id = reminderDue(booking, now);
    return id === undefined ? [] : [{ booking, id, event: 'reminder' as const }];
  });
  const present = await outbox.present(due.map(({ id }) => id));
  let written = 0;
  for (const message of due.filter(({ id }) => !present.has(id))) {
    if (await db.transaction().execute((tx) => writeToContact(tx, services, message))) written += 1;
  }
  if (written > 0) outbox.wake();
  return written;
}
