import type { Db } from '../../db/client.ts';
import { lockSent, saveSent } from './send-limit.store.ts';

interface LimitWindow {
  most: number;
  ms: number;
  /** When there were so many, one is still taken this long after the last; otherwise none until the window has room. */
  thenEveryMs?: number;
}

/** How often something may be sent for one subject (a hashed phone number, address or visitor). */
export interface SendRule {
  subject: string;
  windows: readonly LimitWindow[];
}

/**
 * Takes one sending from all rules or from none, inside a transaction: their rows stay locked until it ends, so that
 * parallel requests are counted one after the other. @returns 0 when taken, otherwise the seconds to wait
 */
export async function takeSending(tx: Db, rules: readonly SendRule[], now: number): Promise<number> {
  // One order for everybody, so that two requests never wait for each other's rows.
  const ordered = rules.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const taken: { subject: string; sent: number[] }[] = [];
  let wait = 0;
  for (const { subject, windows } of ordered) {
    const sent = await lockSent(tx, subject, now);
    wait = Math.max(wait, ...windows.map((window) => waitFor(sent, window, now)));
    const longest = Math.max(...windows.map(({ ms }) => ms));
    taken.push({ subject, sent: [...sent.filter((at) => at > now - longest), now] });
  }
  if (wait > 0) return Math.ceil(wait / 1000);
  for (const { subject, sent } of taken) await saveSent(tx, subject, sent);
  return 0;
}

/** Milliseconds until the window has room again; what lies more than a window ahead is of before the clock was put back. */
function waitFor(sent: readonly number[], { most, ms, thenEveryMs }: LimitWindow, now: number): number {
  const inside = sent.filter((at) => Math.abs(at - now) < ms);
  const first = inside.at(-most);
  if (first === undefined || inside.length < most) return 0;
  const room = first + ms - now;
  return thenEveryMs === undefined ? room : Math.max(0, Math.min(room, Math.max(...inside) + thenEveryMs - now));
}
