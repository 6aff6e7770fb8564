import { randomInt, randomUUID } from 'node:crypto';
import { addressKey, type ContactAddress } from 'shared/contract/booking/contact-address';
import type { Lang } from 'shared/contract/text/lang';
import type { CallRequest, VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import type { OutboxMessage } from '../outbox/outbox.service.ts';
import { takeSending, type SendRule } from '../outbox/send-limit.service.ts';
import { mailContent } from '../outbox/mail/mail-content.service.ts';
import { templateOf } from '../outbox/sms/sms-template.service.ts';
import { findSiteInfo } from '../site/site.service.ts';
import { countAttempt, replaceCode, spendCode } from './code.store.ts';
import { codeMail } from './code-mail.model.ts';
import { CODE_TEXT } from './code.words.ts';
import { isAbroad, isPhone } from './phone-check.model.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Spec LIM-code, LIM-code-rate; so are the limits below. */
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

/** Phones of other countries, all together: their messages cost more, and there are people who earn by them. */
const ABROAD = 'abroad';

interface CodeRequest extends Partial<ContactAddress> {
  /** Of work or of waiting (CodeGuard). */
  proof?: string;
  lang: Lang;
  request: CallRequest;
}

/**
 * Sends a new verification code, the same way to every phone and address.
 * @throws {CallError} 40022 no phone of its country, or none of abroad today; 40014 without a proof, 42901 with the
 * seconds to wait, 42900 when the budget of the day is spent
 */
export async function sendCode(
  services: VisitorServices,
  { mobile = '', email = '', proof = '', lang, request }: CodeRequest,
): Promise<{ cooldown: number }> {
  const { db, content, data, outbox } = services;
  const now = services.now();
  if (!isPhone(mobile)) throw new CallError('40022', [{ field: 'mobile', rule: 'format' }]);
  const { shortName } = await findSiteInfo(content, lang);
  const address = addressKey({ mobile, email });
  const mobileIndex = data.hash('mobile', address);
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
    if (email === '') await requireTextBudget(tx, services, mobile);
    const { code, row } = newCode(data, { address, asker, now });
    await replaceCode(tx, row);
    const message = messageOf({ mobile, email }, { lang, site: shortName, code });
    await outbox.put(tx, { ...message, purpose: 'code', ttlMs: CODE_LIFE_MS, keepMs: DAY_MS });
  });
  outbox.wake();
  return { cooldown: COOLDOWN_S };
}

/** @throws {CallError} 42900 the day's text messages are spent, 40022 those to other countries are */
async function requireTextBudget(tx: Db, services: VisitorServices, mobile: string): Promise<void> {
  const spent = await services.outbox.textBudget.wait(tx);
  if (spent > 0) throw new CallError('42900', { wait: spent });
  if (!isAbroad(mobile)) return;
  const most = services.codes.abroadPerDay;
  const wait =
    most === 0 ? 1 : await takeSending(tx, [{ subject: ABROAD, windows: [{ most, ms: DAY_MS }] }], services.now());
  if (wait > 0) throw new CallError('40022', [{ field: 'mobile', rule: 'abroad' }]);
}

function messageOf(
  { mobile, email }: ContactAddress,
  { lang, site, code }: { lang: Lang; site: string; code: string },
): Pick<OutboxMessage, 'channel' | 'content'> {
  if (email !== '') return { channel: 'mail', content: mailContent(codeMail(lang, { site, code }), { to: email }) };
  const text = CODE_TEXT[lang]({ site, code });
  return { channel: 'sms', content: { to: mobile, text, template: templateOf('code', lang, { code }) } };
}

const askerOf = (data: VisitorServices['data'], visitor: string | undefined): string | null =>
  visitor === undefined ? null : data.hash('visitor', visitor);

interface NewCode {
  /** Phone or mail address, as it is counted (contact-address). */
  address: string;
  asker?: string | null;
  now: number;
}

/** A code for a phone or an address, and what is stored of it. */
export function newCode(data: VisitorServices['data'], { address, asker = null, now }: NewCode) {
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    id,
    mobile_index: data.hash('mobile', address),
    code_hash: data.hash('code', secretOf(id, address, code)),
    attempts: 0,
    asker_hash: asker,
    expires_at: new Date(now + CODE_LIFE_MS),
    created_at: new Date(now),
  };
  return { code, row };
}

interface CodeAttempt {
  /** As of {@link NewCode}. */
  address: string;
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
  const { address, code, now, visitor } = attempt;
  const asker = askerOf(data, visitor);
  const candidate = await countAttempt(tx, { mobileIndex: data.hash('mobile', address), asker, now });
  if (!candidate) return false;
  const text = secretOf(candidate.id, address, code);
  if (!data.isHash(candidate.code_hash, { purpose: 'code', text })) return false;
  await spendCode(tx, candidate.id, now);
  return true;
}

const secretOf = (...parts: [id: string, address: string, code: string]): string => parts.join('|');
