import PostalMime from 'postal-mime';
import type { Receipt } from './receipts.model.ts';

/*
 * Mail that a server took and could not deliver comes back to an address of ours, which names the message (VERP). The
 * operator's mail server hands what comes back to a command.
 */

/** An address of `bounces` for one message. */
export function bounceAddress(bounces: string, id: string): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${id}${bounces.slice(at)}`;
}

/** The message that an address of ours names. */
const idIn = (address: string): string | undefined => /^[^+@]{1,64}\+([\w-]{1,100})@/.exec(address)?.[1];

/** Status of a report about a delivery (RFC 3464 §2.3.4); 5 is for good, 4 is tried again. */
const STATUS = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im;

/** What a mail that came back says of a message; null where it is no report, or one of a delay. */
export async function bounceIn(mail: Uint8Array): Promise<Receipt | null> {
  const { to = [], deliveredTo, attachments } = await PostalMime.parse(mail);
  const addresses = [deliveredTo ?? '', ...to.map(({ address }) => address ?? '')];
  const id = addresses.map(idIn).find((found) => found !== undefined);
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (id === undefined || report === undefined) return null;
  const { content } = report;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const status = STATUS.exec(text)?.[1];
  return status?.startsWith('5') ? { id, state: 'undelivered', fault: status } : null;
}

/** Whether an address is one that nobody has, by the fault of a message to it: 5.1 is about addresses (RFC 3463 §3.2). */
export const isNoAddress = (fault: string | null): boolean =>
  /^(?:smtp \d{3} )?5\.1\.\d+$|^smtp 55[013]$/.test(fault ?? '');
