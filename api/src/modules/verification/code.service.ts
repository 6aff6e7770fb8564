import { randomInt, randomUUID } from 'node:crypto';
import type { Lang } from 'shared/contract/text/lang';
import type { CallRequest, VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { takeSending } from '../outbox/send-limit.service.ts';
import { findSiteInfo } from '../site/site.service.ts';
import { countAttempt, replaceCode, spendCode } from './code.store.ts';
import { CODE_TEXT } from './code.words.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Spec LIM-code; so are the limits below. */
export const CODE_LIFE_MS = 5 * MINUTE_MS;
const COOLDOWN_S = 60;
const PHONE_WINDOWS = [
  { most: 1, ms: COOLDOWN_S * SECOND_MS },
  { most: 3, ms: 10 * MINUTE_MS },
  { most: 10, ms: DAY_MS },
];
const VISITOR_WINDOWS = [{ most: 20, ms: HOUR_MS }];

interface CodeRequest {
  mobile: string;
  lang: Lang;
  request: CallRequest;
}

/**
 * Sends a new verification code, the same way to every number.
 * @throws {CallError} 42901 with the seconds to wait
 */
export async function sendCode(
  services: VisitorServices,
  { mobile, lang, request }: CodeRequest,
): Promise<{ cooldown: number }> {
  const { db, data, outbox } = services;
  const now = services.now();
  const { shortName } = await findSiteInfo(db, lang);
  const mobileIndex = data.hash('mobile', mobile);
  const rules = [{ subject: `code:${mobileIndex}`, windows: PHONE_WINDOWS }];
  if (request.visitor !== undefined)
    rules.push({ subject: `visitor:${data.hash('visitor', request.visitor)}`, windows: VISITOR_WINDOWS });
  await db.transaction().execute(async (tx) => {
    const wait = await takeSending(tx, rules, now);
    if (wait > 0) throw new CallError('42901', { wait });
    const { code, row } = newCode(data, mobile, now);
    await replaceCode(tx, row);
    await outbox.put(tx, {
      channel: 'sms',
      purpose: 'code',
      content: { to: mobile, text: CODE_TEXT[lang]({ site: shortName, code }) },
      ttlMs: CODE_LIFE_MS,
      keepMs: DAY_MS,
    });
  });
  outbox.wake();
  return { cooldown: COOLDOWN_S };
}

/** A code for the phone, and what is stored of it. */
export function newCode(data: VisitorServices['data'], mobile: string, now: number) {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    id,
    mobile_index: data.hash('mobile', mobile),
    code_hash: data.hash('code', secretOf(id, mobile, code)),
    attempts: 0,
    expires_at: new Date(now + CODE_LIFE_MS),
    created_at: new Date(now),
  };
  return { code, row };
}

interface CodeAttempt {
  mobile: string;
  code: string;
  now: number;
}

/**
 * Checks a code and uses it up, inside the transaction of what it is for. The transaction must be committed also when
 * this answers false: the attempt counts.
 */
export async function acceptCode(
  tx: Db,
  { data }: Pick<VisitorServices, 'data'>,
  attempt: CodeAttempt,
): Promise<boolean> {
  const { mobile, code, now } = attempt;
  const candidate = await countAttempt(tx, data.hash('mobile', mobile), now);
  if (!candidate) return false;
  const text = secretOf(candidate.id, mobile, code);
  if (!data.isHash(candidate.code_hash, { purpose: 'code', text })) return false;
  await spendCode(tx, candidate.id, now);
  return true;
}

const secretOf = (...parts: [id: string, mobile: string, code: string]): string => parts.join('|');
