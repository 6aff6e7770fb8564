import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { untouchedSlot } from './calendar.service.ts';
import { ensureSlot, findSlot, takeSeats, type SeatRequest } from './slot.store.ts';
import { slotsOfDay, stateOn, type SlotTimes } from './visit-days.model.ts';

/** @throws {CallError} 40903 with the state of the day when it has no such slot or cannot be booked now */
export function requireSlot(rules: VisitRules, { date, start, end }: SlotTimes & { date: string }, now: number): void {
  const state = stateOn(rules, date, now);
  const exists = slotsOfDay(rules).some((times) => times.start === start && times.end === end);
  if (state !== 'open' || !exists) throw new CallError('40903', { state: state === 'open' ? 'closed' : state });
}

/** Takes the seats or tells what is missing. @throws {CallError} 40901 with the seats left, 40902 */
export async function claimSeats(tx: Db, rules: VisitRules, seats: SeatRequest & { end: string }): Promise<void> {
  const { date, start, end, visitors } = seats;
  await ensureSlot(tx, untouchedSlot(rules, date, { start, end }));
  if (await takeSeats(tx, seats)) return;
  const slot = await findSlot(tx, date, start);
  const remaining = slot?.remaining ?? 0;
  if (remaining < visitors) throw new CallError('40901', { remaining });
  throw new CallError('40902');
}
