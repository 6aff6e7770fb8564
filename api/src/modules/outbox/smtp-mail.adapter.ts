import { createTransport, type SendMailOptions } from 'nodemailer';
import { bounceAddress } from './bounces.service.ts';
import { ticketOf } from './mail/mail-document.model.ts';
import { mailHtml } from './mail/mail-html.model.ts';
import { qrPicture } from './mail/qr-picture.model.ts';
import { DeliveryFault, type Message, type MessagePort } from './message.port.ts';

interface MailServer {
  url: string;
  from: string;
  timeoutMs: number;
  /** Where servers write when they could not deliver; undefined: to `from`. */
  bounces?: string | undefined;
  dkim?: DkimKey | undefined;
}

/** Signs mails for servers that do not do it themselves. */
export interface DkimKey {
  selector: string;
  /** RSA or Ed25519, as PEM. */
  key: string;
}

/** What RFC 8058 wants signed beside what nodemailer signs. */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** Mail through SMTP. The Message-ID follows from the message, so that a second delivery is recognised. */
export function smtpMail({ url, from, timeoutMs, bounces, dkim }: MailServer): MessagePort {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const signature = dkim && {
    dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.key, headerFieldNames: SIGNED },
  };
  const transport = createTransport({ url, ...timeouts, ...signature });
  return async (message) => {
    const { id, to } = message;
    const returned = bounces === undefined ? {} : { envelope: { from: bounceAddress(bounces, id), to } };
    try {
      await transport.sendMail({ ...mailOf(message, from), messageId: `<${id}@${domain}>`, ...returned });
    } catch (error) {
      throw faultOf(error);
    }
  };
}

function mailOf({ id, to, subject, text, headers = {}, document, calendar }: Message, from: string): SendMailOptions {
  // Says to vacation programs that nobody reads answers (RFC 3834 §5).
  const plain = { to, subject, text, headers: { 'Auto-Submitted': 'auto-generated', ...headers } };
  if (document === undefined) return { ...plain, from };
  const ticket = ticketOf(document);
  const cid = `ticket.${id}`;
  const picture = ticket && { filename: 'ticket.gif', content: qrPicture(ticket.scanned), encoding: 'base64', cid };
  return {
    ...plain,
    from: { name: document.site, address: from },
    html: mailHtml(document, `cid:${cid}`),
    attachments: picture ? [picture] : [],
    ...(calendar && { icalEvent: { method: calendar.method, content: calendar.file, filename: 'visit.ics' } }),
  };
}

/** An enhanced status (RFC 3463), which says more than the number before it. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** Only codes: the text of an SMTP error repeats the address. */
function faultOf(error: unknown): DeliveryFault {
  const { code, responseCode, response = '' } = error as { code?: string; responseCode?: number; response?: string };
  if (responseCode === undefined) return new DeliveryFault(code === 'ETIMEDOUT' ? 'timeout' : 'no connection');
  const [, enhanced] = ENHANCED.exec(response) ?? [];
  const status = enhanced === undefined ? '' : ` ${enhanced}`;
  return new DeliveryFault(`smtp ${responseCode}${status}`, responseCode >= 500);
}
