import { setTimeout as sleep } from 'node:timers/promises';
import { readWebStatus, type WebStatus } from '../web/web-status.ts';

const POLL_MS = 50;

/** What the running web process said about a constellation. `silent`: it runs but did not answer in time, or it ended. */
export type WebVerdict =
  | { readonly kind: 'no-web' }
  | { readonly kind: 'accepted'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly serving: string | null }
  | { readonly kind: 'silent'; readonly afterMs: number };

export interface WebQuestion {
  readonly dataDir: string;
  readonly id: string;
  /** Milliseconds since the epoch, taken before the pointer moved: a refusal before that was another attempt. */
  readonly requestedAt: number;
  readonly waitMs: number;
}

/** Waits until the web process accepted or refused a constellation. */
export async function awaitWebVerdict(question: WebQuestion): Promise<WebVerdict> {
  const begun = performance.now();
  const elapsed = () => Math.round(performance.now() - begun);
  let status = await readWebStatus(question.dataDir);
  if (!status) return { kind: 'no-web' };
  while (status && elapsed() < question.waitMs) {
    if (status.constellation === question.id) return { kind: 'accepted', afterMs: elapsed() };
    const refused = refusalIn(status, question.id, question.requestedAt);
    if (refused) return refused;
    await sleep(POLL_MS);
    status = await readWebStatus(question.dataDir);
  }
  // A web process may remember an earlier refusal and not repeat it.
  return (status && refusalIn(status, question.id, 0)) ?? { kind: 'silent', afterMs: elapsed() };
}

function refusalIn(status: WebStatus, id: string, since: number): WebVerdict | null {
  const entry = status.refused.findLast((one) => one.id === id && Date.parse(one.at) >= since);
  return entry ? { kind: 'refused', reason: entry.reason, serving: status.constellation } : null;
}
