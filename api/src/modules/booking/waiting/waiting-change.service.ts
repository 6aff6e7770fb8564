import type { Lang } from 'shared/contract/text/lang';
import type { WaitingDetail } from 'shared/contract/booking/waiting';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import { createBooking, receiptOf, type Receipt, type Visit } from '../booking.service.ts';
import { findBooking } from '../booking.store.ts';
import { findRules } from '../calendar.service.ts';
import { requireSlot } from '../slot-claim.service.ts';
import { releaseSeats, seatRequestOf, type VisitContext } from './waiting-offer.service.ts';
import { openColumn } from '../messages/visit-link.service.ts';
import { waitingAad } from './waiting-token.service.ts';
import { stateAt, waitingDetailOf } from './waiting-view.service.ts';
import { changeEntry, findEntry, lockSlot, type WaitingEntry } from './waiting.store.ts';

/** Who ends a position in the waiting list: its holder, or the operator for somebody who has called. */
export type EntryLookup = { token: string } | { reference: string };

/** What the holder of a token sees. @throws {CallError} 40006 */
export async function waitingOf(services: VisitorServices, token: string, lang: Lang): Promise<WaitingDetail> {
  const { db } = services;
  const entry = await findEntry(db, nameOf(services, { token }));
  if (!entry) throw new CallError('40006');
  return waitingDetailOf(db, entry, { rules: await findRules(db, lang), now: services.now() });
}

/** Leaves the waiting list; what is held goes to the next one. A second time it only says so again. @throws {CallError} 40006 */
export function leaveWaiting(services: VisitorServices, by: EntryLookup, lang: Lang): Promise<WaitingDetail> {
  return change(services, { by, lang }, async (tx, entry, context) => {
    if (entry.state === 'offered') return returnOffer(tx, services, { entry, ...context });
    if (entry.state !== 'waiting') return entry;
    return ended(tx, entry, { state: 'left', now: context.now });
  });
}

/** Gives what is held to the next one. @throws {CallError} 40006, 40910 nothing is held */
export function declineOffer(services: VisitorServices, token: string, lang: Lang): Promise<WaitingDetail> {
  return change(services, { by: { token }, lang }, async (tx, entry, context) => {
    if (entry.state === 'declined') return entry;
    if (entry.state !== 'offered') throw new CallError('40910', { state: stateAt(entry, context.rules, context.now) });
    return returnOffer(tx, services, { entry, ...context });
  });
}

/**
 * Turns an offer into a booking: its seats have been taken when they were offered. The token is that of the booking
 * from then on, so that a second time gives the same answer.
 * @throws {CallError} 40006, 40910 nothing is held, 40903 the day has been closed
 */
export async function acceptOffer(services: VisitorServices, token: string, lang: Lang): Promise<Receipt> {
  const { db, data, outbox } = services;
  const rules = await findRules(db, lang);
  const now = services.now();
  const receipt = await db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, services, { token });
    if (entry.state === 'accepted') {
      const booking = await findBooking(tx, { token_index: data.hash('manage-token', token) });
      if (booking) return receiptOf(booking, { manageToken: token, rules, now });
    }
    const state = stateAt(entry, rules, now);
    if (state !== 'offered') throw new CallError('40910', { state });
    const form = visitOf(services, entry);
    requireSlot(rules, form, now);
    const made = await createBooking(tx, services, { form, lang: entry.language, now, rules, token });
    await ended(tx, entry, { state: 'accepted', now });
    return made;
  });
  outbox.wake();
  return receipt;
}

const nameOf = ({ data }: VisitorServices, by: EntryLookup) =>
  'token' in by ? { token_index: data.hash('manage-token', by.token) } : by;

/** The slot before the entry, as everybody does: nobody waits for somebody who waits for them. */
async function lockEntry(tx: Db, services: VisitorServices, by: EntryLookup): Promise<WaitingEntry> {
  const name = nameOf(services, by);
  const found = await findEntry(tx, name);
  if (!found) throw new CallError('40006');
  await lockSlot(tx, { date: found.date, start: found.start_time });
  return (await findEntry(tx, name)) ?? found;
}

async function change(
  services: VisitorServices,
  { by, lang }: { by: EntryLookup; lang: Lang },
  work: (tx: Db, entry: WaitingEntry, context: VisitContext) => Promise<WaitingEntry>,
): Promise<WaitingDetail> {
  const context = { rules: await findRules(services.db, lang), now: services.now() };
  const detail = await services.db.transaction().execute(async (tx) => {
    const entry = await lockEntry(tx, services, by);
    return waitingDetailOf(tx, await work(tx, entry, context), context);
  });
  services.outbox.wake();
  return detail;
}

interface FinalState {
  state: 'accepted' | 'declined' | 'left';
  now: number;
}

async function ended(tx: Db, entry: WaitingEntry, { state, now }: FinalState): Promise<WaitingEntry> {
  const changed_at = new Date(now);
  await changeEntry(tx, entry.id, { state, changed_at });
  return { ...entry, state, changed_at };
}

async function returnOffer(
  tx: Db,
  services: VisitorServices,
  { entry, ...context }: VisitContext & { entry: WaitingEntry },
): Promise<WaitingEntry> {
  const declined = await ended(tx, entry, { state: 'declined', now: context.now });
  await releaseSeats(tx, services, { seats: seatRequestOf(entry), ...context });
  return declined;
}

/** What was typed when the group got in line. */
function visitOf({ data }: VisitorServices, entry: WaitingEntry): Visit {
  const open = (column: 'sealed_contact' | 'sealed_mobile' | 'sealed_group' | 'sealed_email' | 'sealed_needs') =>
    openColumn(data, entry, { column, aad: waitingAad });
  const { date, start_time: start, end_time: end, visitors, explainer, internal, consent_version } = entry;
  const group = open('sealed_group');
  return {
    date,
    start,
    end,
    visitors,
    explainer,
    parts: [],
    internal,
    consentVersion: consent_version,
    contact: open('sealed_contact'),
    mobile: open('sealed_mobile'),
    email: open('sealed_email'),
    needs: open('sealed_needs'),
    guideLanguage: entry.guide_language ?? undefined,
    company: internal ? '' : group,
    department: internal ? group : '',
  };
}
