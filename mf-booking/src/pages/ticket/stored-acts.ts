import type { Api } from 'shared/contract/section/section';
import { keepOnly, readStored } from '../../components/stored/device-store.ts';
import { isTicket, type HeldTicket } from '../../components/stored/held-ticket.ts';
import type { TicketWords } from '../../components/stored/stored-document.ts';
import { NO_VISIT } from '../../model/visit-view.ts';
import { runVisitAction } from '../../service/manage-visit.ts';
import type { Said } from './ticket-view.ts';

export const isSame = (one: HeldTicket) => (other: HeldTicket) => one.token === other.token;

interface Checked {
  held: readonly HeldTicket[];
  said: Said | null;
}

/** What has become of these visits; those that are no tickets any more are left out. */
async function checked(api: Api, stored: readonly HeldTicket[]): Promise<Checked> {
  const seen = await Promise.all(
    stored.map(({ token, detail }) => runVisitAction(api, { ...NO_VISIT, token, detail }, 'see')),
  );
  const held = seen.flatMap(({ token, detail }) => (detail ? [{ token, detail }] : [])).filter(isTicket);
  if (seen.some(({ fault }) => fault === 'down')) return { held, said: 'unchecked' };
  if (held.length < stored.length) return { held, said: 'ended' };
  const isChanged = held.some(({ detail }, at) => detail.ticket !== stored[at]?.detail.ticket);
  return { held, said: isChanged ? 'changed' : null };
}

/** Asks for the visits that lie on this device, and stores what has become of them. */
export async function refreshStored(api: Api, stored: readonly HeldTicket[], words: TicketWords): Promise<Checked> {
  const outcome = await checked(api, stored);
  // With the moment of its check: what could not be checked keeps the one it has.
  if (outcome.said !== 'unchecked') await keepOnly(outcome.held, words);
  return outcome;
}

/** @returns whether it lies on this device now */
export async function storeTicket(held: HeldTicket, words: TicketWords): Promise<boolean> {
  const stored = await readStored(words.lang);
  return keepOnly([...stored.filter((other) => !isSame(held)(other)), held], words);
}

export async function removeTicket(held: HeldTicket, words: TicketWords): Promise<void> {
  const stored = await readStored(words.lang);
  await keepOnly(
    stored.filter((other) => !isSame(held)(other)),
    words,
  );
}
