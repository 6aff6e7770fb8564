import type { VisitRules } from 'shared/contract/visit-calendar';
import type { VisitorServices } from '../../../call-table.ts';
import type { Db } from '../../../db/client.ts';
import { stampOf } from '../../../model/shanghai-time.ts';
import { findSlot, returnPlaces, takePlaces, type Places } from '../slot.store.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import { mayOffer, offerEnd } from './offer-time.ts';
import { WAITING_TEXT } from './waiting-words.ts';
import { changeEntry, findNext, type SlotName, type WaitingEntry } from './waiting.store.ts';
import { waitingLink, waitingPlace, waitingToken } from './waiting-token.ts';

export interface Moment {
  rules: VisitRules;
  now: number;
}

/** Gives places back, first to those who wait for them. The slot's row is held until the transaction ends. */
export async function freePlaces(
  tx: Db,
  services: VisitorServices,
  { places, ...moment }: Moment & { places: Places },
): Promise<void> {
  await returnPlaces(tx, places);
  await offerPlaces(tx, services, { slot: places, ...moment });
}

/**
 * Offers what is left of a slot to those who wait for it, in their order, as long as somebody fits. What is offered is
 * taken from the slot: it cannot be booked, and nobody else is offered it. The caller holds the slot's row.
 */
export async function offerPlaces(
  tx: Db,
  services: VisitorServices,
  { slot: { date, start }, rules, now }: Moment & { slot: SlotName },
): Promise<void> {
  if (!mayOffer(rules, date, now)) return;
  for (;;) {
    const slot = await findSlot(tx, date, start);
    const next = slot && (await findNext(tx, slot));
    if (!next || !(await takePlaces(tx, placesOf(next)))) return;
    const held_until = new Date(offerEnd(rules, date, now));
    await changeEntry(tx, next.id, { state: 'offered', held_until, changed_at: new Date(now) });
    await tellWaiting(tx, services, { entry: { ...next, held_until }, what: 'offered' });
  }
}

export const placesOf = ({ date, start_time: start, visitors, explainer }: WaitingEntry): Places => ({
  date,
  start,
  visitors,
  explainer,
});

interface Telling {
  entry: WaitingEntry;
  what: keyof typeof WAITING_TEXT;
}

/** Writes a text message to the contact of a group that waits. */
export async function tellWaiting(
  tx: Db,
  { data, outbox, siteOrigin }: VisitorServices,
  { entry, what }: Telling,
): Promise<void> {
  const { id, language, sealed_mobile, start_time: start, end_time: end, held_until } = entry;
  const { shortName: site } = await findSiteInfo(tx, language);
  const to = data.open(sealed_mobile, waitingPlace(id, 'sealed_mobile'));
  const link = waitingLink(siteOrigin, language, waitingToken(data, id));
  const until = held_until === null ? '' : stampOf(held_until).slice(5, 16);
  const text = WAITING_TEXT[what][language]({ ...entry, start, end, site, link, until });
  await outbox.put(tx, { channel: 'sms', purpose: 'waiting', content: { to, text } });
}
