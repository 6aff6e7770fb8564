import { dayIn, type Calendars } from './visit-days.ts';
import { slotTimes, visitorsOf, type VisitDraft } from './visit-draft.ts';
import type { Fault } from './visit-faults.ts';
import { waitFault, waitsFor } from './waiting-slot.ts';

/** What the calendar already tells of the chosen slot, before the service has to. */
export function seatsFault(draft: VisitDraft, calendars: Calendars): Fault | null {
  const { start } = slotTimes(draft.slot);
  const slot = dayIn(calendars, draft.date)?.slots.find((one) => one.start === start);
  if (slot && waitsFor(draft.slot)) return waitFault(slot, visitorsOf(draft));
  if (!slot || !(visitorsOf(draft) > slot.remaining)) return null;
  if (slot.remaining === 0) return { field: 'slot', rule: 'full' };
  return { field: 'visitors', rule: 'seats', count: slot.remaining };
}
