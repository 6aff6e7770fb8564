import type { BookingReceipt } from 'shared/contract/booking';
import type { CallBody } from 'shared/contract/calls';
import type { FormApi } from 'shared/contract/section';
import { dayIn, type Calendars } from './visit-days.ts';
import { refusalOf, type Fault, type Refusal } from './visit-faults.ts';
import { slotTimes, visitorsOf, type VisitDraft } from './visit-draft.ts';
import { waitFault, waitsFor } from './waiting-slot.ts';

/* What the island and the plain form both ask of the service. None of them rejects. */

export async function sendCode(api: FormApi, mobile: string): Promise<{ cooldown: number } | Refusal> {
  return api.call('booking/sendCode', { mobile }).catch(codeRefusal);
}

function codeRefusal(error: unknown): Refusal {
  const refusal = refusalOf(error);
  // A number that the schema refuses has only one field to be told at.
  return 'faults' in refusal && refusal.faults.length === 0 ? { trouble: { kind: 'again' } } : refusal;
}

export async function book(
  api: FormApi,
  body: CallBody<'booking/add'>,
  idempotencyKey: string,
): Promise<{ receipt: BookingReceipt } | Refusal> {
  return api.call('booking/add', body, { idempotencyKey }).then((receipt) => ({ receipt }), refusalOf);
}

/** What the calendar already tells of the chosen slot, before the service has to. */
export function placesFault(draft: VisitDraft, calendars: Calendars): Fault | null {
  const { start } = slotTimes(draft.slot);
  const slot = dayIn(calendars, draft.date)?.slots.find((one) => one.start === start);
  if (slot && waitsFor(draft.slot)) return waitFault(slot, visitorsOf(draft));
  if (!slot || !(visitorsOf(draft) > slot.remaining)) return null;
  if (slot.remaining === 0) return { field: 'slot', rule: 'full' };
  return { field: 'visitors', rule: 'places', count: slot.remaining };
}
