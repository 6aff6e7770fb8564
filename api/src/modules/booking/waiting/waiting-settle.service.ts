import type { VisitorServices } from '../../../calls/call-table.ts';
import { dayOf } from '../../../model/shanghai-time.ts';
import { findRules } from '../calendar.service.ts';
import { returnSeats } from '../slot.store.ts';
import { changeableUntil } from '../visit-days.model.ts';
import { offerSeats, seatRequestOf, notifyWaiting, type VisitContext } from './waiting-offer.service.ts';
import {
  changeEntry,
  countWaiting,
  findLapsed,
  findWaiting,
  listEntries,
  lockSlot,
  slotsWithLapsed,
  type SlotName,
} from './waiting.store.ts';

export interface Settled {
  /** Offers that nobody answered in time. */
  lapsed: number;
  /** Groups that waited until it was too late. */
  ended: number;
}

/** A waiting list is ended on its day or soon after, or when the service runs again. */
const LOOK_BACK_DAYS = 366;

/**
 * Passes on what was offered and not accepted in time, and ends the lists of days that are too near. A transaction per
 * slot, each of which holds the slot first: safe at any time, and from several services at once.
 */
export async function settleWaiting(services: VisitorServices): Promise<Settled> {
  const { db, outbox } = services;
  const now = services.now();
  const rules = await findRules(db, 'cn');
  const settled = { lapsed: 0, ended: 0 };
  for (const slot of await slotsWithLapsed(db, new Date(now))) {
    settled.lapsed += await lapseOffers(services, slot, { rules, now });
  }
  const near = await countWaiting(db, dayOf(now, LOOK_BACK_DAYS), dayOf(now, -rules.cutOff.daysBefore));
  for (const slot of near.filter(({ date }) => changeableUntil(rules, date) <= now)) {
    settled.ended += await endWaiting(services, slot, now);
  }
  if (settled.lapsed + settled.ended > 0) outbox.wake();
  return settled;
}

function lapseOffers(services: VisitorServices, slot: SlotName, context: VisitContext): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    await lockSlot(tx, slot);
    const changed_at = new Date(context.now);
    const lapsed = await findLapsed(tx, slot, changed_at);
    for (const entry of lapsed) {
      await changeEntry(tx, entry.id, { state: 'lapsed', changed_at });
      await notifyWaiting(tx, services, { entry, event: 'lapsed' });
      await returnSeats(tx, seatRequestOf(entry));
    }
    // After all of them, so that a large group ahead of small ones may fit into what several held.
    await offerSeats(tx, services, { slot, ...context });
    return lapsed.length;
  });
}

function endWaiting(services: VisitorServices, slot: SlotName, now: number): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    await lockSlot(tx, slot);
    const waiting = await findWaiting(tx, slot);
    for (const entry of waiting) {
      await changeEntry(tx, entry.id, { state: 'ended', changed_at: new Date(now) });
      await notifyWaiting(tx, services, { entry, event: 'ended' });
    }
    return waiting.length;
  });
}

/** Ends the list of a slot that nobody can visit, also for those to whom seats are offered. @returns how many groups */
export function endWaitingList(services: VisitorServices, slot: SlotName, now: number): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    await lockSlot(tx, slot);
    const all = await listEntries(tx, slot.date);
    const open = all.filter(
      ({ start_time, state }) => start_time === slot.start && (state === 'waiting' || state === 'offered'),
    );
    for (const entry of open) {
      await changeEntry(tx, entry.id, { state: 'ended', changed_at: new Date(now) });
      await notifyWaiting(tx, services, { entry, event: 'ended' });
      if (entry.state === 'offered') await returnSeats(tx, seatRequestOf(entry));
    }
    return open.length;
  });
}
