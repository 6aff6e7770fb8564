import type { MessageSettings } from '../../settings/message-settings.ts';
import type { OutboxChannel } from '../../db/visit-schema.ts';
import { httpSms } from './http-sms.adapter.ts';
import { keepInOutbox, type MessagePort } from './message.port.ts';
import { smtpMail } from './smtp-mail.adapter.ts';

const TIMEOUT_MS = 8_000;

/** The ways out that the settings name; a channel without one keeps its messages in the outbox. */
export function portsOf({ sms, smtpUrl, mailFrom }: MessageSettings): Record<OutboxChannel, MessagePort> {
  return {
    sms: sms ? httpSms({ ...sms, timeoutMs: TIMEOUT_MS }) : keepInOutbox,
    mail: smtpUrl === undefined ? keepInOutbox : smtpMail({ url: smtpUrl, from: mailFrom, timeoutMs: TIMEOUT_MS }),
  };
}
