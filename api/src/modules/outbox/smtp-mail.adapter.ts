import { createTransport } from 'nodemailer';
import { DeliveryFault, type MessagePort } from './message.port.ts';

interface MailServer {
  url: string;
  from: string;
  timeoutMs: number;
}

/** Mail through SMTP. The Message-ID follows from the message, so that a second delivery is recognised. */
export function smtpMail({ url, from, timeoutMs }: MailServer): MessagePort {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...timeouts });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, to, subject, text, headers = {} }) => {
    try {
      await transport.sendMail({ from, to, subject, text, headers, messageId: `<${id}@${domain}>` });
    } catch (error) {
      throw faultOf(error);
    }
  };
}

/** Only codes: the text of an SMTP error repeats the address. */
function faultOf(error: unknown): DeliveryFault {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return new DeliveryFault(`smtp ${responseCode}`, responseCode >= 500);
  return new DeliveryFault(code === 'ETIMEDOUT' ? 'timeout' : 'no connection');
}
