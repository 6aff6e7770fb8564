import type { PrivateData } from '../private-data/private-data.service.ts';
import { ticketText, type TicketFacts } from './ticket.model.ts';

/** What the QR code of a visit says, signed with the pavilion's key. */
export function ticketOf(data: PrivateData, facts: TicketFacts): string {
  return ticketText(facts, (text) => data.signTicket(text));
}
