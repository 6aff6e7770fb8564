import { useEffect, useRef, useState } from 'react';
import { useApi, usePage } from 'shared';
import type { Api } from 'shared/contract/section/section';
import { tokenIn } from 'shared/contract/text/link-token';
import { useLinkedToken } from 'shared/ui/use-linked-token';
import { readStored } from '../../components/stored/device-store.ts';
import type { HeldTicket } from '../../components/stored/held-ticket.ts';
import { useWords } from '../../messages/words.ts';
import { NO_VISIT, type ManageFault } from '../../model/visit-view.ts';
import { runVisitAction } from '../../service/manage-visit.ts';
import { isSame, refreshStored, removeTicket, storeTicket } from './stored-acts.ts';
import type { Said, ShownTicket, TicketData } from './ticket-view.ts';

const without = (held: HeldTicket) => (tickets: readonly ShownTicket[]) =>
  tickets.filter((other) => !isSame(held)(other));

interface TicketsView {
  tickets: readonly ShownTicket[];
  /** As typed or pasted. */
  token: string;
  fault: ManageFault | null;
  said: Said | null;
  busy: boolean;
}
type Change = (before: TicketsView) => Partial<TicketsView>;

const viewOf = ({ view: { token, detail, fault } }: TicketData): TicketsView => ({
  tickets: detail ? [{ token, detail, isStored: false }] : [],
  token,
  fault,
  said: null,
  busy: false,
});

/** One after the other: what one of them stores must not undo what another has removed meanwhile. */
function useTurns(): (work: () => Promise<void>) => void {
  const last = useRef(Promise.resolve());
  return (work) => {
    last.current = last.current.then(work);
  };
}

function useOnce(begin: () => void): void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin();
  });
}

/** Of a ticket that was to be stored. */
const marked =
  (held: ShownTicket, isStored: boolean): Change =>
  ({ tickets }) => ({
    said: isStored ? 'stored' : 'refused',
    tickets: tickets.map((other) => (isStored && isSame(held)(other) ? { ...other, isStored } : other)),
  });

/** The tickets of this page: of the link that opened it, and those that lie on this device. */
export function useTickets(data: TicketData) {
  const t = useWords();
  const { lang } = usePage();
  const api = useApi();
  const [view, setView] = useState(() => viewOf(data));
  const inTurn = useTurns();
  const quiet: Api = { call: (name, body) => api.call(name, body, { notip: true }) };
  const words = () => ({ t, lang, place: data.place, now: Date.now() });
  const change = (how: Change) => setView((before) => ({ ...before, ...how(before) }));

  async function open(link: string): Promise<void> {
    change(() => ({ busy: true }));
    const { token, detail, fault } = await runVisitAction(quiet, { ...NO_VISIT, token: tokenIn(link) }, 'see');
    const stored = await readStored(lang);
    const held = detail && { token, detail, isStored: stored.some((other) => other.token === token) };
    change(({ tickets }) => ({
      token,
      fault,
      said: null,
      busy: false,
      tickets: held ? [held, ...without(held)(tickets)] : tickets,
    }));
  }

  async function refresh(): Promise<void> {
    const stored = await readStored(lang);
    if (stored.length === 0) return;
    const show = (held: readonly HeldTicket[], said: Said | null) => {
      const own = held.map((ticket) => ({ ...ticket, isStored: true }));
      change(({ tickets }) => ({ said, tickets: [...tickets.filter((one) => !stored.some(isSame(one))), ...own] }));
    };
    show(stored, null);
    const { held, said } = await refreshStored(quiet, stored, words());
    show(held, said);
  }

  async function keep(held: ShownTicket): Promise<void> {
    change(marked(held, await storeTicket(held, words())));
  }

  async function forget(held: ShownTicket): Promise<void> {
    await removeTicket(held, words());
    change(({ tickets }) => ({ said: 'removed', token: '', tickets: without(held)(tickets) }));
  }

  useOnce(() => inTurn(refresh));
  useLinkedToken('visit', (link) => inTurn(() => open(link)));
  return {
    ...view,
    type: (token: string) => change(() => ({ token })),
    open: (link: string) => inTurn(() => open(link)),
    keep: (held: ShownTicket) => inTurn(() => keep(held)),
    forget: (held: ShownTicket) => inTurn(() => forget(held)),
  };
}
