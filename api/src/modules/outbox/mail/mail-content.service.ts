import type { MessageContent } from '../message.port.ts';
import { ticketOf, type MailBlock, type MailDocument } from './mail-document.model.ts';
import { mailHtml } from './mail-html.model.ts';
import { mailText } from './mail-text.model.ts';
import { qrPicture } from './qr-picture.model.ts';

export type { MailBlock, MailDocument };

/** A mail for the outbox: its HTML is written when it is sent, so that ten thousand letters are not stored twice. */
export function mailContent(
  document: MailDocument,
  { to, ...more }: Pick<MessageContent, 'to' | 'headers' | 'calendar'>,
): MessageContent {
  return { to, subject: document.subject, text: mailText(document), document, ...more };
}

/** A mail as a page to look at, with its picture in it. */
export function mailPage(document: MailDocument): string {
  const ticket = ticketOf(document);
  return mailHtml(document, ticket && `data:image/gif;base64,${qrPicture(ticket.scanned)}`);
}
