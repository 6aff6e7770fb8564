import { randomUUID } from 'node:crypto';
import { sealBody } from 'shared/crypto/seal-body-in-node';
import type { Pavilion } from 'shared/contract/booking/pavilion';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import type { TextMessages } from '../booking/text-messages.ts';

/** Milliseconds within which everything must be answered, whatever the answer is. */
export const BOUND = 10_000;

export interface Answered {
  /** 0 for none in time. */
  status: number;
  text: string;
  ms: number;
}

/** @param bound milliseconds after which nobody waits any more */
export async function ask(address: string, options: RequestInit = {}, bound = BOUND): Promise<Answered> {
  const begun = performance.now();
  try {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(bound) });
    const text = await answer.text();
    return { status: answer.status, text, ms: performance.now() - begun };
  } catch {
    return { status: 0, text: '', ms: performance.now() - begun };
  }
}

/**
 * Asks one time after the other until the answer is one of these: what is answered for some time after it was found is
 * still that of before a fault.
 */
export async function askUntil(address: string, statuses: readonly number[]): Promise<Answered> {
  const begun = performance.now();
  for (;;) {
    const answer = await ask(address);
    const ms = performance.now() - begun;
    if (statuses.includes(answer.status) || ms > BOUND) return { ...answer, ms };
  }
}

/** Median of a few visits one after the other, milliseconds; any that is not 200 counts as endless. */
export async function medianOf(address: string, visits = 15): Promise<number> {
  const times: number[] = [];
  while (times.length < visits) {
    const { status, ms } = await ask(address);
    times.push(status === 200 ? ms : Infinity);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(visits / 2)] ?? Infinity;
}

const dataIn = (text: string) => (JSON.parse(text) as { data: unknown }).data;

const send = (address: string, body: object, headers: Record<string, string> = {}) =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A group with the code on its telephone: all that is missing is to send the form. */
export interface ReadyGroup {
  /** The same booking each time, under the same key, with headers of its browser beside. */
  book(more?: Readonly<Record<string, string>>): Promise<Answered>;
}

interface BookableSite {
  origin: string;
  phones: TextMessages;
  /** Milliseconds since the epoch: browsers learn the clock of the site from its answers. */
  now(): number;
}

interface Visit {
  date: string;
  mobile: string;
  /** Address of its computer, where many groups come in one hour. */
  from?: string;
}

/** @param visit day and number that no other group has */
export async function readyGroup(site: BookableSite, { from, ...visit }: Visit): Promise<ReadyGroup> {
  const call = (name: string) => `${site.origin}/cn/api/${name}`;
  const key = dataIn((await askUntil(call('crypto/key?language=2'), [200])).text) as BodyKey;
  const { notice } = dataIn((await send(call('booking/pavilion'), { language: 2 })).text) as Pavilion;
  const sealed = (form: object) => sealBody({ ...form, language: 2 }, { key, now: site.now() });
  const sender = from === undefined ? {} : { 'x-forwarded-for': from };
  const answer = await send(call('booking/sendCode'), sealed({ mobile: visit.mobile }), sender);
  const code = await untilCode(site.phones, visit.mobile).catch((error: Error) => {
    throw new Error(`${error.message}: asking for it was answered with ${answer.status} ${answer.text}`);
  });
  // Each group is an organisation of its own, for one may book so many visits only.
  const company = `南沙第${visit.mobile}中学`;
  const form = { ...FORM, ...visit, company, code, consentVersion: notice.version };
  const headers = { ...sender, 'idempotency-key': randomUUID() };
  return { book: (more = {}) => send(call('booking/add'), sealed(form), { ...headers, ...more }) };
}

const FORM = {
  contact: '陈小路',
  visitors: 3,
  explainer: false,
  start: '09:30',
  end: '11:00',
  internal: false,
  department: '',
  noticeAccepted: true,
};

/** Waits for the text message. */
async function untilCode(phones: TextMessages, mobile: string): Promise<string> {
  const until = performance.now() + BOUND;
  for (;;) {
    const code = /\d{6}/.exec(phones.to(mobile).at(-1) ?? '')?.[0];
    if (code !== undefined) return code;
    if (performance.now() > until) throw new Error('no code was sent');
    await new Promise(setImmediate);
  }
}

/** The reference of an answer that says that the booking is made; null otherwise. */
export function referenceIn({ status, text }: Answered): string | null {
  if (status !== 200) return null;
  const data = dataIn(text) as { reference?: string } | null;
  return data?.reference ?? null;
}
