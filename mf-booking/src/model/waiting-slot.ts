import type { CalendarSlot } from 'shared/contract/visit-calendar';

/*
 * To wait for a full slot is a choice of its own beside booking it, so it is part of the chosen value: `09:30-11:00-wait`.
 * It travels through both ways of the flow as any other choice, and nobody waits who meant to book.
 */

const WAIT = '-wait';

export const waitsFor = (slot: string): boolean => slot.endsWith(WAIT);

export const waitValue = ({ start, end }: Pick<CalendarSlot, 'start' | 'end'>): string => `${start}-${end}${WAIT}`;

/** What a group that wants to wait has got wrong, as far as the calendar tells. */
export function waitLack(slot: CalendarSlot, visitors: number): 'large' | 'free' | null {
  if (visitors > slot.capacity) return 'large';
  return slot.remaining >= visitors ? 'free' : null;
}
