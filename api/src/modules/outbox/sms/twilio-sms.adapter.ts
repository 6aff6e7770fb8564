import type { MessagePort } from '../message.port.ts';
import { e164 } from './phone-number.model.ts';
import { postForStatus, requireSuccess, type SmsOptions } from './post-message.adapter.ts';

const ENDPOINT = 'https://api.twilio.com/';
/** Of a number that sends; a service that chooses one has an id instead. */
const NUMBER = /^\+|^[\w ]{1,11}$/;

/** Text messages in words of ours through Twilio (Messages, 2010-04-01), to numbers of all countries. */
export function twilioSms({ url = ENDPOINT, id, secret, from, timeoutMs, receiptUrl }: SmsOptions): MessagePort {
  const address = new URL(`2010-04-01/Accounts/${encodeURIComponent(id)}/Messages.json`, url).href;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  };
  const sender = NUMBER.test(from) ? 'From' : 'MessagingServiceSid';
  return async ({ id: messageId, to, text }) => {
    const callback = receiptUrl === undefined ? {} : { StatusCallback: `${receiptUrl}?id=${messageId}` };
    const body = new URLSearchParams({ To: e164(to), [sender]: from, Body: text, ...callback }).toString();
    requireSuccess(await postForStatus({ url: address, headers, body, timeoutMs }));
  };
}
