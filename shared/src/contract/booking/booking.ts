import './no-eval.ts';
import { z } from 'zod';
import { mayHaveExplainer, type ExplainerRule } from './explainer-rule.ts';
import { isDay } from '../text/calendar-day.ts';
import { LANGS } from '../text/lang.ts';
import { fault, name, nameAtTimes } from '../text/name-field.ts';
import { codeProof } from './code-puzzle.ts';
import { hasOneAddress, ONE_ADDRESS, reachable, written } from './contact-address.ts';
import { arePartsOf, MOST_PARTS, visitPart } from './visit-parts.ts';
import { readVisitors } from './visitor-count.ts';
import { whenObject } from '../call/when-object.ts';

/*
 * The visit booking form, the same for the form and the service (spec ENT-booking). Every rule has a key, which the
 * messages of both sides are looked up by: `required length characters letters format numeric minimum maximum accepted
 * explainer parts`.
 */

/** Spec RULE-contact, RULE-name-length. */
const NAME_LENGTH = [2, 50] as const;
/** Spec RULE-needs. */
const NEEDS_LENGTH = [2, 200] as const;
/** Spec RULE-organisation-length. */
const ORGANISATION_LENGTH = [2, 100] as const;

function patterned(text: string, pattern: RegExp): 'required' | 'format' | undefined {
  if (text === '') return 'required';
  return pattern.test(text) ? undefined : 'format';
}

/** Spec RULE-code. */
export const verificationCode = z
  .string()
  .transform(written)
  .superRefine((text, context) => fault(context, patterned(text, /^\d{6}$/)));

const visitorCount = z.union([z.number(), z.string()]).transform((given, context) => {
  const count = readVisitors(String(given));
  if (count.ok) return count.visitors;
  fault(context, count.fault);
  return z.NEVER;
});

/** `yyyy-MM-dd` that the calendar has (spec RULE-date). */
export const visitDate = z
  .string()
  .superRefine((text, context) => fault(context, text === '' || isDay(text) ? patterned(text, /^/) : 'format'));

/** `HH:mm` (spec RULE-slot, RULE-period) */
export const visitTime = z
  .string()
  .superRefine((text, context) => fault(context, patterned(text, /^([01]\d|2[0-3]):[0-5]\d$/)));

const fields = z.strictObject({
  contact: name(NAME_LENGTH),
  ...reachable,
  code: verificationCode,
  company: nameAtTimes(ORGANISATION_LENGTH),
  visitors: visitorCount,
  explainer: z.boolean().default(false),
  /** Of the guide; without it that of the form. */
  guideLanguage: z.enum(LANGS).optional(),
  /** What the group needs to take part, in its own words; empty where it said nothing. */
  needs: nameAtTimes(NEEDS_LENGTH),
  date: visitDate,
  start: visitTime,
  end: visitTime,
  /** A group that comes in several slots of the day, one after the other: so many in each; empty for all others. */
  parts: z.array(visitPart).max(MOST_PARTS).default([]),
  /** Booked by a department: that is named then instead of an organisation (spec RULE-department, G-9). */
  internal: z.boolean().default(false),
  department: nameAtTimes(ORGANISATION_LENGTH),
  /** Spec RULE-notice. */
  noticeAccepted: z.boolean().refine((accepted) => accepted, { message: 'accepted' }),
  /** Version of the notice and consent that were on the screen. */
  consentVersion: name([1, 40]),
});

/**
 * A visit as the form sends it (spec RULE-organisation, ROLE-internal, G-10), without the explainer rule, which the
 * site's calendar brings.
 */
export const visitBooking = fields
  .refine(hasOneAddress, ONE_ADDRESS)
  .refine(({ internal, company }) => internal || company !== '', {
    path: ['company'],
    message: 'required',
    // Also when another field is wrong: all faults are told at once.
    when: whenObject,
  })
  .refine(({ internal, department }) => !internal || department !== '', {
    path: ['department'],
    message: 'required',
    when: whenObject,
  })
  .refine((form) => arePartsOf(form), { path: ['parts'], message: 'parts' });
export type VisitBooking = z.output<typeof visitBooking>;

/** The form with everything: what a browser checks before sending. */
export function visitForm(rule: ExplainerRule) {
  return visitBooking.refine(({ explainer, visitors }) => !explainer || mayHaveExplainer(visitors, rule), {
    path: ['explainer'],
    message: 'explainer',
    when: whenObject,
  });
}

/** A booking's bearer secret: 128 bits, base64url. */
export const manageToken = z.string().regex(/^[\w-]{22}$/);

export const tokenQuery = z.strictObject({ token: manageToken });
export const rescheduleQuery = z.strictObject({
  token: manageToken,
  date: visitDate,
  start: visitTime,
  end: visitTime,
  /** As in the booking. */
  parts: z.array(visitPart).max(MOST_PARTS).default([]),
});

export const codeRequest = z.strictObject({ ...reachable, proof: codeProof }).refine(hasOneAddress, ONE_ADDRESS);

/** Answer of `booking/sendCode`; the same whether or not the number is known. */
export const codeSent = z.object({
  /** Seconds until another code may be asked for. */
  cooldown: z.number().int(),
});

export const BOOKING_STATES = ['requested', 'confirmed', 'cancelled', 'declined'] as const;

const visit = {
  /** `PV-yyyyMMdd-XXXC`; the last sign checks the others. */
  reference: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  visitors: z.number().int(),
  explainer: z.boolean(),
  /** Only of a group that comes in several. */
  parts: z.array(visitPart).optional(),
  /** `requested`: the places are held until the pavilion answers (spec RULE-approval). */
  state: z.enum(BOOKING_STATES),
  /** What its QR code says: facts of the visit with a signature (decision record 0048); only of a confirmed one. */
  ticket: z.string().optional(),
  /** Of a request: `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai, until when it is answered. */
  answerBy: z.string().optional(),
  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai: until then it can be cancelled or moved. */
  changeableUntil: z.string(),
};

export const bookingReceipt = z.object({
  ...visit,
  manageToken,
  /** Text of an iCalendar file (RFC 5545) of the visit. */
  calendarFile: z.string(),
});
export type BookingReceipt = z.infer<typeof bookingReceipt>;

/** What the holder of the token sees. Nothing of it tells who booked. */
export const bookingDetail = z.object({
  ...visit,
  changeable: z.boolean(),
  /** As of the receipt; after a change it replaces what a calendar has. */
  calendarFile: z.string(),
});
export type BookingDetail = z.infer<typeof bookingDetail>;
