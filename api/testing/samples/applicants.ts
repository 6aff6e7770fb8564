import { randomUUID } from 'node:crypto';
import type { CallData } from 'shared/contract/call/calls';
import { APPLICATION_CONSENT } from 'shared/contract/talent/application';
import type { CvTaken } from 'shared/contract/talent/cv-file';
import { sealFile } from 'shared/crypto/seal-file';
import { pdf } from './cv-files.ts';
import type { Answer, TestService } from '../service.ts';

/*
 * People who apply, and the mail boxes that their codes arrive in.
 */

let people = 0;

/** A mail address that no other test has. */
export function freshEmail(): string {
  people += 1;
  return `applicant-${people}@example.com`;
}

interface Sending {
  /** Seconds that the clock of the browser is ahead. */
  ahead?: number;
  /** Changes the message on its way. */
  change?: (message: Buffer) => Buffer;
}

/** Sends a CV as a browser does. */
export async function sendCv(
  { app }: TestService,
  file: { name: string; bytes: Buffer },
  { ahead = 0, change = (message) => message }: Sending = {},
): Promise<Answer> {
  const key = app.services.keys.current().open;
  const bytes = Uint8Array.from(file.bytes).buffer;
  const sealed = await sealFile({ name: file.name, bytes }, { key, now: app.services.now() + ahead * 1000 });
  return postCv(app, change(Buffer.from(sealed)));
}

/** Posts any bytes to where CVs are taken. */
export async function postCv({ server }: TestService['app'], payload: Buffer): Promise<Answer> {
  const answer = await server.inject({
    method: 'POST',
    url: '/cn/api/application/file',
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** The mails to an address, newest first. */
export async function mailsTo({ app }: TestService, address: string) {
  const { outbox } = app.services;
  return (await outbox.newest(2000)).map((row) => outbox.read(row)).filter(({ to }) => to === address);
}

/** Asks for a code and reads it in the mail. */
async function codeIn(service: TestService, email: string): Promise<string> {
  const codes = async () => (await mailsTo(service, email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  const earlier = await codes();
  const { body } = await service.call('booking/sendCode', { email }, 2);
  if (body.code !== '0000') throw new Error(`no code was sent: ${body.code}`);
  return (await codes()).find((code) => !earlier.includes(code)) ?? '';
}

/** The token of a CV that the service has taken. */
export async function takenCv(service: TestService, bytes = pdf()): Promise<string> {
  const { body } = await sendCv(service, { name: 'cv.pdf', bytes });
  return (body.data as CvTaken).file;
}

export const MOTIVATION = 'I have tested gearboxes for six years and want to see how they are made.';

/** A valid form but for its code and its CV. */
export const APPLICATION = {
  job: 'graduate',
  contact: 'Ada Beispiel',
  email: 'nobody@example.com',
  code: '000000',
  country: 'Deutschland',
  cv: 'A'.repeat(22),
  motivation: MOTIVATION,
  start: 'month',
  accepted: true,
  consentVersion: APPLICATION_CONSENT,
};

/** Applies with a CV and a code of its own; change what a test is about. */
export async function applyWith(
  service: TestService,
  changes: object = {},
  key: string = randomUUID(),
): Promise<Answer> {
  const { email = freshEmail(), cv, code } = changes as { email?: string; cv?: string; code?: string };
  const own = { email, code: code ?? (await codeIn(service, email)), cv: cv ?? (await takenCv(service)) };
  return service.callWith({ 'idempotency-key': key })('application/add', { ...APPLICATION, ...own, ...changes }, 2);
}

/** What somebody who has applied keeps. */
export async function applied(service: TestService, changes: object = {}): Promise<CallData<'application/add'>> {
  const { body } = await applyWith(service, changes);
  if (body.code !== '0000') throw new Error(`not applied: ${JSON.stringify(body)}`);
  return body.data as CallData<'application/add'>;
}
