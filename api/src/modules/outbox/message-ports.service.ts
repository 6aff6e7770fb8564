import type { MessageSettings, SmsSettings } from '../../settings/message-settings.ts';
import type { OutboxChannel } from '../../db/visit-schema.ts';
import { keepInOutbox, showInTerminal, type MessagePort } from './message.port.ts';
import { SMS_ADAPTERS } from './sms/sms-adapters.service.ts';
import { webhookSms } from './sms/webhook-sms.adapter.ts';
import { smtpMail } from './smtp-mail.adapter.ts';

const TIMEOUT_MS = 8_000;

const toTerminal = (text: string): void => void process.stdout.write(text);

/** The ways out that the settings name; a channel without one keeps its messages in the outbox. */
export function portsOf(
  settings: MessageSettings,
  { write = toTerminal, receiptUrl }: PortOptions = {},
): Record<OutboxChannel, MessagePort> {
  const { sms, smtpUrl, mailFrom: from, mailBounces: bounces, dkim, show } = settings;
  const nowhere = show ? showInTerminal(write) : keepInOutbox;
  return {
    sms: sms ? smsPort(sms, receiptUrl) : nowhere,
    mail: smtpUrl === undefined ? nowhere : smtpMail({ url: smtpUrl, from, bounces, dkim, timeoutMs: TIMEOUT_MS }),
  };
}

interface PortOptions {
  write?: (text: string) => void;
  /** Where providers say what became of a message. */
  receiptUrl?: string;
}

function smsPort(sms: SmsSettings, receiptUrl: string | undefined): MessagePort {
  if (sms.provider === 'webhook') return webhookSms({ ...sms, timeoutMs: TIMEOUT_MS });
  return SMS_ADAPTERS[sms.provider]({ ...sms.account, receiptUrl, timeoutMs: TIMEOUT_MS });
}
