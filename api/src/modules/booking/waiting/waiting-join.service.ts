import { randomUUID } from 'node:crypto';
import type { VisitBooking } from 'shared/contract/booking/booking';
import { addressKey } from 'shared/contract/booking/contact-address';
import type { Lang } from 'shared/contract/text/lang';
import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import { waitingReceipt, type WaitingReceipt } from 'shared/contract/booking/waiting';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import { partiesOf, requireConsent, requireForm, sealedMore } from '../booking.service.ts';
import { findPavilion, findRules, untouchedSlot } from '../calendar.service.ts';
import { answerAad, replay, requireKey } from '../idempotency/idempotency.service.ts';
import { claimKey, storeAnswer, releaseKey } from '../idempotency/idempotency.store.ts';
import { requireAttendance } from '../no-show/no-show.service.ts';
import { requireQuota } from '../quota/quota.service.ts';
import { newReference } from '../reference.service.ts';
import { requireSlot } from '../slot-claim.service.ts';
import { ensureSlot, type Slot } from '../slot.store.ts';
import { takeSending } from '../../outbox/send-limit.service.ts';
import { acceptCode } from '../../verification/code.service.ts';
import { mayOffer } from './offer-time.model.ts';
import { notifyWaiting } from './waiting-offer.service.ts';
import { waitingAad, waitingToken } from './waiting-token.service.ts';
import { waitingDetailOf } from './waiting-view.service.ts';
import { countSlot, insertEntry, isWaiting, lockSlot, type WaitingEntry } from './waiting.store.ts';

const DAY_MS = 86_400_000;
/** A day has 27,000 references; finding a free one takes one try nearly always. */
const MOST_TRIES = 20;
/** How often one phone or address may get in line. */
const PHONE_WINDOWS = [{ most: 5, ms: DAY_MS }];

interface Order {
  form: VisitBooking;
  lang: Lang;
  /** Header Idempotency-Key, as for a booking. */
  key: string | undefined;
  /** Who sends it, for limits only. */
  visitor?: string | undefined;
}

/**
 * Puts a group in line for a slot that has not enough for it, once per key. Whether it has is decided while the slot is
 * held, so that seats which come free at this instant are either seen here or offered afterwards.
 * @throws {CallError} 40022, 40012 wrong code, 40903 not bookable, 40907 has seats, 40909 waits already, 40911 full,
 * 40901 or 40902 never has so many seats or explainers, 42901 too often, 40904 key used otherwise,
 * 40912 too many visits, 40913 too many that nobody came to
 */
export async function joinWaiting(
  services: VisitorServices,
  { form, lang, key, visitor }: Order,
): Promise<WaitingReceipt> {
  const { db, data, outbox } = services;
  const now = services.now();
  const idempotencyKey = requireKey(key);
  const rules = await findRules(db, lang);
  requireForm(form, rules);
  if (form.parts.length > 0) throw new CallError('40022', [{ field: 'parts', rule: 'parts' }]);
  const { notice } = await findPavilion(db, lang);
  const bodyHash = data.hash('request-body', JSON.stringify(form));
  const receipt = await db.transaction().execute(async (tx) => {
    const earlier = await claimKey(tx, { key: idempotencyKey, bodyHash, now, lifeMs: DAY_MS });
    if (earlier) return waitingReceipt.parse(replay(data, { earlier, bodyHash, key: idempotencyKey }));
    requireConsent(form, notice);
    requireSlot(rules, form, now);
    if (!mayOffer(rules, form.date, now)) throw new CallError('40903', { state: 'past' });
    if (!(await acceptCode(tx, services, { address: addressKey(form), code: form.code, now, visitor }))) {
      // Committed, not rolled back: the guess has been counted.
      await releaseKey(tx, idempotencyKey);
      return undefined;
    }
    const made = await createEntry(tx, services, { form, lang, now, rules });
    await storeAnswer(tx, idempotencyKey, data.seal(JSON.stringify(made), answerAad(idempotencyKey)));
    return made;
  });
  if (!receipt) throw new CallError('40012');
  outbox.wake();
  return receipt;
}

interface EntryInput {
  form: VisitBooking;
  lang: Lang;
  now: number;
  rules: VisitRules;
}

async function createEntry(tx: Db, services: VisitorServices, input: EntryInput): Promise<WaitingReceipt> {
  const { form, rules, now } = input;
  const { data } = services;
  const parties = partiesOf(data, form);
  const { mobileIndex } = parties;
  const wait = await takeSending(tx, [{ subject: `waiting:${mobileIndex}`, windows: PHONE_WINDOWS }], now);
  if (wait > 0) throw new CallError('42901', { wait });
  await requireAttendance(tx, rules, { ...parties, now });
  await requireQuota(tx, rules, { date: form.date, starts: [form.start], ...parties, now });
  await ensureSlot(tx, untouchedSlot(rules, form.date, form));
  const slot = await lockSlot(tx, form);
  if (!slot) throw new Error('a slot that was written cannot be read');
  requireFullSlot(slot, form);
  if (await isWaiting(tx, form, mobileIndex)) throw new CallError('40909');
  const { turn, open } = await countSlot(tx, form);
  if (open >= rules.waiting.most) throw new CallError('40911');
  const entry = await insertWithReference(tx, rowOf(services, { ...input, ...parties, turn }));
  await notifyWaiting(tx, services, { entry, event: 'joined' });
  return { ...(await waitingDetailOf(tx, entry, { rules, now })), token: waitingToken(data, entry.id) };
}

/** Nobody waits for what is there, nor for what can never be. */
function requireFullSlot(slot: Slot, { visitors, explainer }: VisitBooking): void {
  if (visitors > slot.capacity) throw new CallError('40901', { remaining: slot.capacity });
  if (explainer && slot.explainers === 0) throw new CallError('40902');
  const hasSeats = slot.remaining >= visitors && (!explainer || slot.explainers_left > 0);
  if (hasSeats) throw new CallError('40907', { remaining: slot.remaining });
}

function rowOf(
  { data }: VisitorServices,
  { form, lang, now, turn, mobileIndex, groupIndex }: EntryInput & ReturnType<typeof partiesOf> & { turn: number },
): Omit<WaitingEntry, 'reference'> {
  const id = randomUUID();
  const seal = (column: string, text: string) => data.seal(text, waitingAad(id, column));
  return {
    id,
    token_index: data.hash('manage-token', waitingToken(data, id)),
    state: 'waiting',
    language: lang,
    date: form.date,
    start_time: form.start,
    end_time: form.end,
    turn,
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
    held_until: null,
    created_at: new Date(now),
    changed_at: new Date(now),
  };
}

async function insertWithReference(tx: Db, row: Omit<WaitingEntry, 'reference'>): Promise<WaitingEntry> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const entry = { ...row, reference: newReference(row.date, 'WL') };
    if (await insertEntry(tx, entry)) return entry;
  }
  throw new Error('no free reference');
}
