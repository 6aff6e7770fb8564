import { randomUUID } from 'node:crypto';
import type { BodyKey } from 'shared/contract/call/sealed-message';
import { sealBody } from 'shared/crypto/seal-body';
import type { Services, VisitorServices } from '../src/calls/call-table.ts';
import { newCode } from '../src/modules/verification/code.service.ts';
import type { Answer, TestService } from './service.ts';

/*
 * Groups that book visits, and the phones that their codes arrive on.
 */

let numbers = 0;

/** A mobile number that no other test has. */
export function freshMobile(): string {
  numbers += 1;
  return `139${String(numbers).padStart(8, '0')}`;
}

/** A valid form for Tuesday, 1 December 2026, 09:30; change what a test is about. */
export function visitOf(mobile: string, changes: object = {}) {
  return {
    contact: '陈小路',
    mobile,
    email: '',
    code: '000000',
    company: '南沙第一中学',
    visitors: 20,
    explainer: false,
    needs: '',
    parts: [],
    date: '2026-12-01',
    start: '09:30',
    end: '11:00',
    internal: false,
    department: '',
    noticeAccepted: true,
    consentVersion: '1',
    ...changes,
  };
}

/** A form as a browser sends it, in English. */
export const sealedForm = (form: object, key: BodyKey, now = Date.now()): object =>
  sealBody({ ...form, language: 2 }, { key, now });

/** The text messages that this phone got, newest first. */
export async function textsTo({ outbox }: Pick<Services, 'outbox'>, mobile: string): Promise<string[]> {
  const contents = (await outbox.newest(2000)).map((row) => outbox.read(row));
  return contents.filter(({ to }) => to === mobile).map(({ text }) => text);
}

/** Asks for a code and reads it from the phone. */
export async function codeOn(service: TestService, mobile: string): Promise<string> {
  const { body } = await service.call('booking/sendCode', { mobile }, 2);
  if (body.code !== '0000') throw new Error(`no code was sent: ${body.code}`);
  const [text = ''] = await textsTo(service.app.services, mobile);
  return /\d{6}/.exec(text)?.[0] ?? '';
}

/** Phones with valid codes, without asking for each: for tests that need hundreds. */
export async function phonesWithCodes(
  { db, data }: Pick<VisitorServices, 'db' | 'data'>,
  { count, now }: { count: number; now: number },
): Promise<{ mobile: string; code: string }[]> {
  const made = Array.from({ length: count }, () => {
    const mobile = freshMobile();
    return { mobile, ...newCode(data, { address: mobile, now }) };
  });
  await db
    .insertInto('verification_code')
    .values(made.map(({ row }) => row))
    .execute();
  return made.map(({ mobile, code }) => ({ mobile, code }));
}

/** Books with a code of its own. */
export async function book(service: TestService, changes: object = {}, key: string = randomUUID()): Promise<Answer> {
  const mobile = freshMobile();
  const code = await codeOn(service, mobile);
  return service.callWith({ 'idempotency-key': key })('booking/add', visitOf(mobile, { code, ...changes }), 2);
}

/** Books from this phone, with a code that it asks for or has. @returns the answer, and the code that was used */
export async function bookWith(
  service: TestService,
  mobile: string,
  changes: object,
): Promise<Answer & { code: string }> {
  const { code = await codeOn(service, mobile) } = changes as { code?: string };
  const call = service.callWith({ 'idempotency-key': randomUUID() });
  return { ...(await call('booking/add', visitOf(mobile, { ...changes, code }), 2)), code };
}

/** Gets in line with a code of its own. */
export async function waitFor(
  service: TestService,
  changes: object = {},
  mobile: string = freshMobile(),
): Promise<Answer> {
  const code = await codeOn(service, mobile);
  const call = service.callWith({ 'idempotency-key': randomUUID() });
  return call('waiting/join', visitOf(mobile, { code, ...changes }), 2);
}
