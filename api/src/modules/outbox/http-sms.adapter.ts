import { createHmac } from 'node:crypto';
import { DeliveryFault, type MessagePort } from './message.port.ts';

/** Statuses of a gateway that may be better later, among those that are the sender's fault by number. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

interface Gateway {
  url: string;
  secret: string;
  timeoutMs: number;
}

/**
 * Text messages through an HTTP gateway: `POST {id,to,text}` with `X-Timestamp` (seconds), `X-Signature` (hex
 * HMAC-SHA-256 of `<timestamp>.<body>`) and `Idempotency-Key`. Anything but 2xx, and no answer in time, is a fault.
 */
export function httpSms({ url, secret, timeoutMs }: Gateway): MessagePort {
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
    const status = await statusOf(url, { method: 'POST', body, headers }, timeoutMs);
    if (status >= 200 && status < 300) return;
    throw new DeliveryFault(`status ${status}`, status >= 400 && status < 500 && !PASSING.has(status));
  };
}

async function statusOf(url: string, request: RequestInit, timeoutMs: number): Promise<number> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    // What it says does not matter, and it must not keep the connection.
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    throw new DeliveryFault(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no connection');
  }
}
