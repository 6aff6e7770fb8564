import type { SmsAccount } from '../../../settings/message-settings.ts';
import { DeliveryFault } from '../message.port.ts';

/** What an adapter of a provider is made of. */
export interface SmsOptions extends SmsAccount {
  timeoutMs: number;
  /** Where the provider says what became of a message, where it has to be told with each; undefined: nowhere. */
  receiptUrl?: string | undefined;
}

/** Statuses of a gateway that may be better later, among those that are the sender's fault by number. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

interface GatewayAnswer {
  status: number;
  /** What it said as JSON; null where it said something else. */
  json: unknown;
}

interface GatewayRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
}

/** Posts to a gateway and reads what it says. @throws {DeliveryFault} when nothing was reached in time */
export async function postForJson(request: GatewayRequest): Promise<GatewayAnswer> {
  return post(request, async (answer) => ({
    status: answer.status,
    // A page of a proxy instead.
    json: (await answer.json().catch(() => null)) as unknown,
  }));
}

/** Posts to a gateway; only its status counts. @throws {DeliveryFault} when nothing was reached in time */
export async function postForStatus(request: GatewayRequest): Promise<number> {
  return post(request, async (answer) => {
    // What it says does not matter, and it must not keep the connection.
    await answer.body?.cancel();
    return answer.status;
  });
}

async function post<T>(
  { url, headers, body, timeoutMs }: GatewayRequest,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await read(await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal }));
  } catch (error) {
    throw new DeliveryFault(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'no connection');
  }
}

/** @throws {DeliveryFault} for anything but 2xx */
export function requireSuccess(status: number): void {
  if (status >= 200 && status < 300) return;
  throw new DeliveryFault(`status ${status}`, status >= 400 && status < 500 && !PASSING.has(status));
}
