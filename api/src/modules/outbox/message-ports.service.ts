import type { MessageSettings, SmsSettings } from '../../settings/message-settings.ts';
import type { OutboxChannel } from '../../db/visit-schema.ts';
import { keepInOutbox, showInTerminal, type MessagePort } from './message.port.ts';
import { SMS_ADAPTERS } from './sms/sms-adapters.service.ts';
import { webhookSms } from './sms/webhook-sms.adapter.ts';
import { smtpMail } from './smtp-mail.adapter.ts';

const TIMEOUT_MS = 8_000;

const toTerminal = (text: string): void => void process.stdout.write(text);

/** The ways out that the settings name; a channel without one keeps its messages in the outbox. */
export function portsOf(settings: MessageSettings, write = toTerminal): Record<OutboxChannel, MessagePort> {
  const { sms, smtpUrl, mailFrom, show } = settings;
  const nowhere = show ? showInTerminal(write) : keepInOutbox;
  return {
    sms: sms ? smsPort(sms) : nowhere,
    mail: smtpUrl === undefined ? nowhere : smtpMail({ url: smtpUrl, from: mailFrom, timeoutMs: TIMEOUT_MS }),
  };
}

function smsPort(sms: SmsSettings): MessagePort {
  if (sms.provider === 'webhook') return webhookSms({ ...sms, timeoutMs: TIMEOUT_MS });
  return SMS_ADAPTERS[sms.provider]({ ...sms.account, timeoutMs: TIMEOUT_MS });
}
