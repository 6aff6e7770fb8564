import type { CalendarSlot } from 'shared/contract/booking/visit-calendar';

/*
 * To wait for a full slot is a choice of its own beside booking it, so it is part of the chosen value: `09:30-11:00-wait`.
 * It travels through both ways of the flow as any other choice, and nobody waits who meant to book.
 */

const WAIT = '-wait';

export const waitsFor = (slot: string): boolean => slot.endsWith(WAIT);

/** The slot alone, whether it is waited for or not. */
export const bareSlot = (slot: string): string => (waitsFor(slot) ? slot.slice(0, -WAIT.length) : slot);

export const waitValue = ({ start, end }: Pick<CalendarSlot, 'start' | 'end'>): string => `${start}-${end}${WAIT}`;
