import type { CalendarSlot, VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { agreedParts, mostParts, offerFor, partsText } from './group-parts.ts';
import { dayIn, type Calendars } from './visit-days.ts';
import { slotTimes, visitorsOf, type VisitDraft } from './visit-draft.ts';
import type { Fault } from './visit-faults.ts';
import { waitsFor } from './waiting-slot.ts';

/** What the calendar already tells of the chosen slot, before the service has to. */
export function seatsFault(
  draft: VisitDraft,
  calendars: Calendars,
  limits: Pick<VisitCalendar, 'large' | 'quotas'> = {},
): Fault | null {
  const { start } = slotTimes(draft.slot);
  const slot = dayIn(calendars, draft.date)?.slots.find((one) => one.start === start);
  if (slot && waitsFor(draft.slot)) return waitFault(slot, visitorsOf(draft));
  if (!slot || !(visitorsOf(draft) > slot.remaining)) return null;
  if (slot.remaining === 0) return { field: 'slot', rule: 'full' };
  const parts = agreedParts(draft);
  const offer = offerFor(draft, calendars, mostParts(limits));
  if (parts.length > 0 && offer && partsText(offer) === partsText(parts)) return null;
  return { field: 'visitors', rule: offer ? 'parts' : 'seats', count: slot.remaining };
}

/** What a group that wants to wait has got wrong, as far as the calendar tells. */
export function waitFault(slot: CalendarSlot, visitors: number): Fault | null {
  if (visitors > slot.capacity) return { field: 'visitors', rule: 'large', count: slot.capacity };
  return slot.remaining >= visitors ? { field: 'slot', rule: 'free' } : null;
}
