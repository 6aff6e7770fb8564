import type { VisitRules } from 'shared/contract/booking/visit-calendar';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { Db } from '../../../db/client.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { findPavilion } from '../calendar.service.ts';
import { openColumn } from '../messages/visit-link.service.ts';
import { findSlot, returnSeats, takeSeats, type SeatRequest } from '../slot.store.ts';
import { mailContent } from '../../outbox/mail/mail-content.service.ts';
import { templateOf } from '../../outbox/sms/sms-template.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { mayOffer, offerEnd } from './offer-time.model.ts';
import { WAITING_TEXT } from './waiting.words.ts';
import { changeEntry, findNext, type SlotName, type WaitingEntry } from './waiting.store.ts';
import { waitingMail } from './waiting-mail.model.ts';
import { waitingLink, waitingAad, waitingToken } from './waiting-token.service.ts';

export interface VisitContext {
  rules: VisitRules;
  now: number;
}

/** Gives seats back, first to those who wait for them. The slot's row is held until the transaction ends. */
export async function releaseSeats(
  tx: Db,
  services: VisitorServices,
  { seats, ...context }: VisitContext & { seats: SeatRequest },
): Promise<void> {
  await returnSeats(tx, seats);
  await offerSeats(tx, services, { slot: seats, ...context });
}

/**
 * Offers what is left of a slot to those who wait for it, in their order, as long as somebody fits. What is offered is
 * taken from the slot: it cannot be booked, and nobody else is offered it. The caller holds the slot's row.
 */
export async function offerSeats(
  tx: Db,
  services: VisitorServices,
  { slot: { date, start }, rules, now }: VisitContext & { slot: SlotName },
): Promise<void> {
  if (!mayOffer(rules, date, now)) return;
  for (;;) {
    const slot = await findSlot(tx, date, start);
    const next = slot && (await findNext(tx, slot));
    if (!next || !(await takeSeats(tx, seatRequestOf(next)))) return;
    const held_until = new Date(offerEnd(rules, date, now));
    await changeEntry(tx, next.id, { state: 'offered', held_until, changed_at: new Date(now) });
    await notifyWaiting(tx, services, { entry: { ...next, held_until }, event: 'offered' });
  }
}

export const seatRequestOf = ({ date, start_time: start, visitors, explainer }: WaitingEntry): SeatRequest => ({
  date,
  start,
  visitors,
  explainer,
});

interface Notification {
  entry: WaitingEntry;
  event: keyof typeof WAITING_TEXT;
}

/** Tells the contact of a group that waits, by mail where it left an address, otherwise by text message. */
export async function notifyWaiting(
  tx: Db,
  { data, outbox, siteOrigin }: VisitorServices,
  { entry, event }: Notification,
): Promise<void> {
  const { id, language, start_time: start, end_time: end, held_until } = entry;
  const { shortName: site } = await findSiteInfo(tx, language);
  const open = (column: 'sealed_mobile' | 'sealed_email') => openColumn(data, entry, { column, aad: waitingAad });
  const token = waitingToken(data, id);
  const link = waitingLink(siteOrigin, language, token);
  const until = held_until === null ? '' : stampOf(held_until).slice(5, 16);
  const words = { ...entry, start, end, site, link, until };
  const to = open('sealed_mobile');
  if (to === '') {
    const { name, phone } = await findPavilion(tx, language);
    const document = waitingMail(event, words, { lang: language, place: name, phone });
    await outbox.put(tx, {
      channel: 'mail',
      purpose: 'waiting',
      content: mailContent(document, { to: open('sealed_email') }),
    });
    return;
  }
  const text = WAITING_TEXT[event][language](words);
  const template = templateOf(`waiting.${event}`, language, { ...entry, start, end, token, until });
  await outbox.put(tx, { channel: 'sms', purpose: 'waiting', content: { to, text, template } });
}
