import { z } from 'zod';
import { bookingReceipt } from 'shared/contract/booking/booking';
import { waitingReceipt } from 'shared/contract/booking/waiting';
import { EMPTY, readDraft, STEPS, textsOf, type Field } from './visit-draft.ts';
import type { ManageView, Shown } from './visit-view.ts';
import type { WaitingView } from './waiting-view.ts';

/*
 * What plain forms of the section led to, as browsers bring it along to the page that shows it. Another release may have
 * written it, so it is read like anything from outside: what does not fit is as if it were missing.
 */

const fieldName = z.enum(Object.keys(EMPTY) as [Field, ...Field[]]);
const count = z.number().optional();
const stepState = z.object({
  kind: z.literal('step'),
  step: z.enum(STEPS),
  texts: z.record(z.string(), z.string()),
  faults: z.array(z.object({ field: fieldName, rule: z.string(), count, day: z.string().optional() })),
  failure: z.object({ kind: z.enum(['down', 'busy', 'again']), wait: count }).nullable(),
  key: z.string(),
  puzzle: z.string().default(''),
  sent: z.boolean(),
});
const bookingState = z.union([
  stepState,
  z.object({ kind: z.literal('done'), receipt: bookingReceipt, group: z.string() }),
  z.object({ kind: z.literal('joined'), joined: waitingReceipt }),
]);

/** Under this name a booking is brought along, from its first step to its ticket. */
export const BOOKING_STATE = 'booking';
/** Under these the links of a booking and of an entry of the waiting list. */
export const VISIT_STATE = 'visit';
export const WAITING_STATE = 'waiting';

type States = Readonly<Record<string, unknown>> | undefined;

/** Part of the address at which a link's own page is shown again: without it the page waits for another link. */
export const OPENED = { opened: '1' } as const;
type BookingShown = Exclude<Shown, { kind: 'manage' }>;

/** The other way round: {@link readBooking}. */
export function bookingStateOf(shown: BookingShown): z.input<typeof bookingState> {
  if (shown.kind !== 'step') return shown;
  const { draft, faults, ...view } = shown.view;
  return { kind: 'step', ...view, faults: [...faults], texts: Object.fromEntries(textsOf(draft)) };
}

export function readBooking(states: States): BookingShown | null {
  const { data } = bookingState.safeParse(states?.[BOOKING_STATE]);
  if (data?.kind !== 'step') return data ?? null;
  const { kind, texts, faults, failure, ...view } = data;
  return {
    kind,
    view: { ...view, draft: readDraft(texts), faults: faults.map(whole), failure: failure && whole(failure) },
  };
}

/** Without what is undefined, which the types of views do not know. */
const whole = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

const visitState = z.object({
  token: z.string(),
  date: z.string(),
  slot: z.string(),
  parts: z.string().default(''),
  fault: z
    .enum(['unknown', 'late', 'cancelledAlready', 'full', 'none', 'closed', 'quota', 'choose', 'down'])
    .nullable(),
  done: z.enum(['cancelledNow', 'movedNow', 'requestedNow']).nullable(),
  asks: z.enum(['cancel', 'move']).nullable(),
});
export type VisitState = z.infer<typeof visitState>;

/** How the booking itself stands is asked for anew whenever it is shown. */
export function visitStateOf({ detail: _detail, ...rest }: ManageView): VisitState {
  return rest;
}

export const readVisit = (states: States): VisitState | null =>
  visitState.safeParse(states?.[VISIT_STATE]).data ?? null;

const waitingState = z.object({
  token: z.string(),
  receipt: bookingReceipt.nullable(),
  fault: z.enum(['unknown', 'over', 'closed', 'down']).nullable(),
  asks: z.enum(['leave', 'decline']).nullable(),
});
export type WaitingState = z.infer<typeof waitingState>;

export function waitingStateOf({ detail: _detail, ...rest }: WaitingView): WaitingState {
  return rest;
}

export const readWaiting = (states: States): WaitingState | null =>
  waitingState.safeParse(states?.[WAITING_STATE]).data ?? null;
