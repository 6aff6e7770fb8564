import { createHmac } from 'node:crypto';
import type { MessagePort } from '../message.port.ts';
import { postForStatus, requireSuccess } from './post-message.adapter.ts';

interface Gateway {
  url: string;
  secret: string;
  timeoutMs: number;
}

/**
 * Text messages through an HTTP gateway: `POST {id,to,text}` with `X-Timestamp` (seconds), `X-Signature` (hex
 * HMAC-SHA-256 of `<timestamp>.<body>`) and `Idempotency-Key`. Anything but 2xx, and no answer in time, is a fault.
 */
export function webhookSms({ url, secret, timeoutMs }: Gateway): MessagePort {
  return async ({ id, to, text }) => {
    const body = JSON.stringify({ id, to, text });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-timestamp': timestamp,
      'x-signature': signature,
    };
    requireSuccess(await postForStatus({ url, headers, body, timeoutMs }));
  };
}
