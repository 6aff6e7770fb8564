import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import type { CalendarSlot, VisitCalendar } from 'shared/contract/booking/visit-calendar';
import { slotsOn, slotValue, type Calendars } from './visit-days.ts';
import { visitorsOf, type VisitDraft } from './visit-draft.ts';
import { bareSlot } from './waiting-slot.ts';

/*
 * A group above the places of a slot comes in parts. What it agrees to is the value of a box, so that the plain form and
 * the island send the same: `09:30-11:00=60+11:00-12:30=40`.
 */

export const partsText = (parts: readonly VisitSegment[]): string =>
  parts.map((part) => `${slotValue(part)}=${part.visitors}`).join('+');

/** None in a text that says none. */
export function segmentsIn(text: string): VisitSegment[] {
  const found = [...text.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)=(\d{1,3})(?:\+|$)/g)];
  return found.map(([, start = '', end = '', visitors]) => ({ start, end, visitors: Number(visitors) }));
}

type Choice = Pick<VisitDraft, 'slot' | 'visitors' | 'parts'>;

/** The parts that were agreed to; none when slot or number have changed since. */
export function agreedParts(draft: Choice): VisitSegment[] {
  const parts = segmentsIn(draft.parts);
  const all = parts.reduce((sum, { visitors }) => sum + visitors, 0);
  const [first] = parts;
  return first && slotValue(first) === bareSlot(draft.slot) && all === visitorsOf(draft) ? parts : [];
}

/** Slots over which one booking may be spread: each counts as a visit of the quota. */
export function mostParts({ large, quotas }: Pick<VisitCalendar, 'large' | 'quotas'>): number {
  return Math.min(large?.slots ?? 1, quotas?.organisation.day ?? Infinity, quotas?.phone.day ?? Infinity);
}

export interface GroupRequest {
  date: string;
  slot: string;
  visitors: number;
  explainer: boolean;
}

/**
 * How a group would be shared out over its slot and those after it; null where one slot does, or all that may be taken do
 * not.
 */
export function offeredParts(calendars: Calendars, request: GroupRequest, most: number): VisitSegment[] | null {
  const slots = slotsOn(calendars, request.date);
  const first = slots.findIndex((slot) => slotValue(slot) === request.slot);
  const begin = slots[first];
  if (!begin || !(request.visitors > begin.remaining) || !hasRoom(begin, request)) return null;
  const rooms = slots.slice(first).filter((slot) => hasRoom(slot, request));
  const parts: VisitSegment[] = [];
  let left = request.visitors;
  for (const slot of rooms.slice(0, most)) {
    const visitors = Math.min(left, slot.remaining);
    parts.push({ start: slot.start, end: slot.end, visitors });
    left -= visitors;
    if (left === 0) return parts;
  }
  return null;
}

const hasRoom = ({ remaining, explainers }: CalendarSlot, { explainer }: GroupRequest): boolean =>
  remaining > 0 && (!explainer || explainers > 0);

/** What a draft is offered. */
export const offerFor = (draft: VisitDraft, calendars: Calendars, most: number): VisitSegment[] | null =>
  offeredParts(calendars, { ...draft, visitors: visitorsOf(draft) }, most);
