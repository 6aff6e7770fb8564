import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addressKey } from 'shared/contract/booking/contact-address';
import { BOOKING_STATES, bookingReceipt, visitForm, type VisitBooking } from 'shared/contract/booking/booking';
import type { Pavilion } from 'shared/contract/booking/pavilion';
import type { Lang } from 'shared/contract/text/lang';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { acceptCode } from '../verification/code.service.ts';
import { calendarMark, detailOf } from './booking-view.model.ts';
import { claimReference, findBooking, insertBooking, type Booking } from './booking.store.ts';
import { findPavilion, findRules } from './calendar.service.ts';
import { answerAad, replay, requireKey } from './idempotency/idempotency.service.ts';
import { claimKey, storeAnswer, releaseKey } from './idempotency/idempotency.store.ts';
import { bookingAad, openColumn } from './messages/visit-link.service.ts';
import { writeToContact } from './messages/visit-message.service.ts';
import { groupIndexOf, requireQuota } from './quota/quota.service.ts';
import { firstState } from './large/approval.model.ts';
import { endOf, mostParts, segmentsOf } from './large/visit-parts.model.ts';
import { requireAttendance } from './no-show/no-show.service.ts';
import { newReference } from './reference.service.ts';
import { claimSeats, requireSlot } from './slot-claim.service.ts';

const KEY_LIFE_MS = 86_400_000;
const TOKEN_BYTES = 16;
/** A day has 27,000 references; finding a free one takes one try nearly always. */
const MOST_TRIES = 20;

/** What is kept of the answer, so that a repeated request gets the same. */
const receiptRow = bookingReceipt.omit({ calendarFile: true }).extend({
  calendar: calendarMark.optional(),
  // Answers of before there were requests have none.
  state: z.enum(BOOKING_STATES).default('confirmed'),
});
export type Receipt = z.infer<typeof receiptRow>;

interface Order {
  form: VisitBooking;
  lang: Lang;
  /** Header Idempotency-Key: a UUID of the client's, the same for every repetition of one request. */
  key: string | undefined;
  /** Who sends it, for limits only. */
  visitor?: string | undefined;
}

/**
 * Books a visit, once per key. Code, seats, booking, answer and message stand or fall together in one transaction.
 * @throws {CallError} 40022, 40012 wrong code, 40901 or 40902 no seats, 40903 not bookable, 40904 key used otherwise,
 * 40912 too many visits, 40913 too many that nobody came to
 */
export async function addBooking(services: VisitorServices, { form, lang, key, visitor }: Order): Promise<Receipt> {
  const { db, data, outbox } = services;
  const now = services.now();
  const idempotencyKey = requireKey(key);
  const rules = await findRules(db, lang);
  requireForm(form, rules);
  const { notice } = await findPavilion(db, lang);
  const bodyHash = data.hash('request-body', JSON.stringify(form));
  const receipt = await db.transaction().execute(async (tx) => {
    const earlier = await claimKey(tx, { key: idempotencyKey, bodyHash, now, lifeMs: KEY_LIFE_MS });
    if (earlier) return receiptRow.parse(replay(data, { earlier, bodyHash, key: idempotencyKey }));
    requireConsent(form, notice);
    requireSlots(rules, form, now);
    if (!(await acceptCode(tx, services, { address: addressKey(form), code: form.code, now, visitor }))) {
      // Committed, not rolled back: the guess has been counted.
      await releaseKey(tx, idempotencyKey);
      return undefined;
    }
    const parties = partiesOf(data, form);
    await requireAttendance(tx, rules, { ...parties, now });
    await requireQuota(tx, rules, { date: form.date, starts: startsOf(form), ...parties, now });
    for (const part of segmentsOf(form)) await claimSeats(tx, rules, { ...form, ...part });
    const made = await createBooking(tx, services, { form, lang, now, rules });
    await storeAnswer(tx, idempotencyKey, data.seal(JSON.stringify(made), answerAad(idempotencyKey)));
    return made;
  });
  if (!receipt) throw new CallError('40012');
  outbox.wake();
  return receipt;
}

/** When the parts of a visit begin. */
export const startsOf = (form: Parameters<typeof segmentsOf>[0]): string[] =>
  segmentsOf(form).map(({ start }) => start);

/** Every part has a slot of its own. @throws {CallError} 40903 */
export function requireSlots(
  rules: VisitRules,
  visit: Parameters<typeof segmentsOf>[0] & { date: string },
  now: number,
): void {
  for (const { start, end } of segmentsOf(visit)) requireSlot(rules, { date: visit.date, start, end }, now);
}

/** The rules that the calendar brings; all others have been checked with the body. */
export function requireForm(form: VisitBooking, rules: VisitRules): void {
  if (form.parts.length > mostParts(rules)) throw new CallError('40022', [{ field: 'parts', rule: 'parts' }]);
  const { error } = visitForm(rules.explainer).safeParse(form);
  if (!error) return;
  throw new CallError(
    '40022',
    error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message })),
  );
}

/**
 * A consent is to a text that was read: to the notice as it stands, or to an earlier one that the pack says is as good.
 * Only after a request was found to be new, for the answer of a repeated one was given already.
 * @throws {CallError} 40022
 */
export function requireConsent({ consentVersion }: VisitBooking, { version, earlier }: Pavilion['notice']): void {
  if (consentVersion === version || earlier?.includes(consentVersion)) return;
  throw new CallError('40022', [{ field: 'consentVersion', rule: 'version' }]);
}

/** What is sealed of a booking. */
export function openBooking({ data }: Pick<VisitorServices, 'data'>, booking: Booking) {
  const open = (column: 'sealed_contact' | 'sealed_mobile' | 'sealed_group' | 'sealed_email' | 'sealed_needs') =>
    openColumn(data, booking, { column, aad: bookingAad });
  return {
    group: open('sealed_group'),
    contact: open('sealed_contact'),
    mobile: open('sealed_mobile'),
    email: open('sealed_email'),
    needs: open('sealed_needs'),
  };
}

/** What not every form has, as it is stored. */
export function sealedMore(
  { email, needs, explainer, guideLanguage }: Pick<VisitBooking, 'email' | 'needs' | 'explainer' | 'guideLanguage'>,
  seal: (column: string, text: string) => string,
): Pick<Booking, 'sealed_email' | 'sealed_needs' | 'guide_language'> {
  return {
    sealed_email: email === '' ? null : seal('sealed_email', email),
    sealed_needs: needs === '' ? null : seal('sealed_needs', needs),
    guide_language: explainer ? (guideLanguage ?? null) : null,
  };
}

/** What is kept of a form. */
export type Visit = Omit<VisitBooking, 'code' | 'noticeAccepted'>;

/** Whose visits are counted together. */
export function partiesOf(data: VisitorServices['data'], form: Visit): { mobileIndex: string; groupIndex: string } {
  return { mobileIndex: data.hash('mobile', addressKey(form)), groupIndex: groupIndexOf(data, form) };
}

interface BookingInput {
  form: Visit;
  lang: Lang;
  now: number;
  rules: VisitRules;
  /** A secret that its holder has already. */
  token?: string;
}

/** Writes a booking down, and to its contact. Its seats have been taken before. */
export async function createBooking(tx: Db, services: VisitorServices, input: BookingInput): Promise<Receipt> {
  const { data } = services;
  const { form, lang, now, rules, token: manageToken = randomBytes(TOKEN_BYTES).toString('base64url') } = input;
  const id = randomUUID();
  const seal = (column: string, text: string) => data.seal(text, bookingAad(id, column));
  const { mobileIndex, groupIndex } = partiesOf(data, form);
  const booking = await insertBooking(tx, {
    id,
    reference: await takeReference(tx, form.date, id),
    token_index: data.hash('manage-token', manageToken),
    ...firstState(rules, form, now),
    language: lang,
    date: form.date,
    start_time: form.start,
    end_time: endOf(form.parts, form.end),
    parts: form.parts.length > 0 ? JSON.stringify(form.parts) : null,
    visitors: form.visitors,
    explainer: form.explainer,
    internal: form.internal,
    consent_version: form.consentVersion,
    mobile_index: mobileIndex,
    group_index: groupIndex,
    sealed_contact: seal('sealed_contact', form.contact),
    sealed_mobile: seal('sealed_mobile', form.mobile),
    sealed_group: seal('sealed_group', form.internal ? form.department : form.company),
    ...sealedMore(form, seal),
    sealed_token: seal('sealed_token', manageToken),
    created_at: new Date(now),
    changed_at: new Date(now),
    arrived_at: null,
  });
  const event = booking.state === 'requested' ? 'requested' : 'booked';
  await writeToContact(tx, services, { booking, event });
  return receiptOf(booking, { manageToken, rules, now });
}

/** A booking as it is told to who has made it. */
export function receiptOf(
  booking: Booking,
  { manageToken, rules, now }: { manageToken: string; rules: VisitRules; now: number },
): Receipt {
  const { changeable: _changeable, ...visit } = detailOf(booking, rules, now);
  return { ...visit, manageToken };
}

/** A reference that names the day of a visit, and no other visit. */
export async function takeReference(tx: Db, date: string, bookingId: string): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const reference = newReference(date);
    if (await claimReference(tx, reference, bookingId)) return reference;
  }
  throw new Error('no free reference');
}

/** What the holder of a token sees. @throws {CallError} 40005 */
export async function bookingOf(services: VisitorServices, token: string, lang: Lang) {
  const { db, data, now } = services;
  const booking = await findBooking(db, { token_index: data.hash('manage-token', token) });
  if (!booking) throw new CallError('40005');
  return detailOf(booking, await findRules(db, lang), now());
}
