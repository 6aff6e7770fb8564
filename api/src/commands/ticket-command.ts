import { readTicket } from '../modules/ticket/ticket.model.ts';
import { CommandError } from './command-line.ts';

export const TICKET_USAGE = `
  ticket verify <scanned> <key>           whether a ticket is one of the key that bookings ticket-key prints; needs no
                                          database, no network and no other key`;

/** What stands on a ticket that this key has signed. @throws {CommandError} */
function requireTicket(text: string, publicKey: string) {
  const ticket = readTicket(text, publicKey);
  if (!ticket) throw new CommandError('This is no ticket of ours, or it was changed.');
  return ticket;
}

export const referenceOnTicket = (text: string, publicKey: string): string => requireTicket(text, publicKey).reference;

/** Without a database: at a gate that has no network. @throws {CommandError} */
export function verifyTicket([text = '', publicKey = '']: readonly string[]): string {
  const { reference, date, start, visitors, explainer, sequence } = requireTicket(text, publicKey);
  const guide = explainer ? ', with a guide' : '';
  return `${reference}: ${date} ${start}, ${visitors} visitors${guide}; change ${sequence}. Whether it was cancelled since is not on it.`;
}
