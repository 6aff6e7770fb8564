import { randomInt, randomUUID } from 'node:crypto';
import type { Lang } from 'shared/contract/text/lang';
import type { CallRequest, VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { takeSending, type SendRule } from '../outbox/send-limit.service.ts';
import { templateOf } from '../outbox/sms/sms-template.service.ts';
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
/**
 * Whoever asks, no more often to one phone. After ten a day it gets one in a while only, rather than none: strangers who
 * ask for codes cannot lock out its owner, whose phone has each of them.
 */
const PHONE_WINDOWS = [
  { most: 1, ms: COOLDOWN_S * SECOND_MS },
  { most: 3, ms: 10 * MINUTE_MS },
  { most: 10, ms: DAY_MS, thenEveryMs: 15 * MINUTE_MS },
];
const ASKER_OF_PHONE_WINDOWS = [{ most: 10, ms: DAY_MS }];
const VISITOR_WINDOWS = [{ most: 20, ms: HOUR_MS }];

interface CodeRequest {
  mobile: string;
  /** Of work or of waiting (CodeGuard). */
  proof?: string;
  lang: Lang;
  request: CallRequest;
}

/**
 * Sends a new verification code, the same way to every number.
 * @throws {CallError} 40014 without a proof, 42901 with the seconds to wait, 42900 when the budget of the day is spent
 */
export async function sendCode(
  services: VisitorServices,
  { mobile, proof = '', lang, request }: CodeRequest,
): Promise<{ cooldown: number }> {
  const { db, content, data, outbox } = services;
  const now = services.now();
  const { shortName } = await findSiteInfo(content, lang);
  const mobileIndex = data.hash('mobile', mobile);
  const asker = askerOf(data, request.visitor);
  const rules: SendRule[] = [
    { subject: `code:${mobileIndex}`, windows: PHONE_WINDOWS },
    { subject: `code:${mobileIndex}:${asker ?? 'own'}`, windows: ASKER_OF_PHONE_WINDOWS },
  ];
  if (asker !== null) rules.push({ subject: `visitor:${asker}`, windows: VISITOR_WINDOWS });
  await db.transaction().execute(async (tx) => {
    await services.codes.accept(tx, proof);
    const wait = await takeSending(tx, rules, now);
    if (wait > 0) throw new CallError('42901', { wait });
    const spent = await outbox.textBudget.wait(tx);
    if (spent > 0) throw new CallError('42900', { wait: spent });
    const { code, row } = newCode(data, { mobile, asker, now });
    await replaceCode(tx, row);
    await outbox.put(tx, {
      channel: 'sms',
      purpose: 'code',
      content: {
        to: mobile,
        text: CODE_TEXT[lang]({ site: shortName, code }),
        template: templateOf('code', lang, { code }),
      },
      ttlMs: CODE_LIFE_MS,
      keepMs: DAY_MS,
    });
  });
  outbox.wake();
  return { cooldown: COOLDOWN_S };
}

const askerOf = (data: VisitorServices['data'], visitor: string | undefined): string | null =>
  visitor === undefined ? null : data.hash('visitor', visitor);

interface NewCode {
  mobile: string;
  asker?: string | null;
  now: number;
}

/** A code for the phone, and what is stored of it. */
export function newCode(data: VisitorServices['data'], { mobile, asker = null, now }: NewCode) {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    id,
    mobile_index: data.hash('mobile', mobile),
    code_hash: data.hash('code', secretOf(id, mobile, code)),
    attempts: 0,
    asker_hash: asker,
    expires_at: new Date(now + CODE_LIFE_MS),
    created_at: new Date(now),
  };
  return { code, row };
}

interface CodeAttempt {
  mobile: string;
  code: string;
  now: number;
  /** Who tries it. */
  visitor?: string | undefined;
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
  const { mobile, code, now, visitor } = attempt;
  const asker = askerOf(data, visitor);
  const candidate = await countAttempt(tx, { mobileIndex: data.hash('mobile', mobile), asker, now });
  if (!candidate) return false;
  const text = secretOf(candidate.id, mobile, code);
  if (!data.isHash(candidate.code_hash, { purpose: 'code', text })) return false;
  await spendCode(tx, candidate.id, now);
  return true;
}

const secretOf = (...parts: [id: string, mobile: string, code: string]): string => parts.join('|');
