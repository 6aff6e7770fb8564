import { randomBytes, randomUUID } from 'node:crypto';
import { addressKey } from 'shared/contract/booking/contact-address';
import {
  APPLICATION_CONSENT,
  applicationReceipt,
  type ApplicationDetail,
  type ApplicationForm,
  type ApplicationReceipt,
} from 'shared/contract/talent/application';
import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { newReference } from '../booking/reference.service.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import {
  answerAad,
  claimKey,
  releaseKey,
  replay,
  requireKey,
  storeAnswer,
} from '../booking/idempotency/idempotency.service.ts';
import { vacancy } from '../job/vacancy.service.ts';
import { acceptCode } from '../verification/code.service.ts';
import { writeToApplicant } from './application-message.service.ts';
import { applicationAad, detailOf, titleOf } from './application-view.service.ts';
import {
  deleteApplication,
  findApplication,
  insertApplication,
  lockApplication,
  openJobsOf,
  type Application,
  type ApplicationName,
} from './application.store.ts';
import { attachFile, findFile } from './file/cv-file.store.ts';

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 16;
/** A day has 29,791 references; finding a free one takes one try nearly always. */
const MOST_TRIES = 20;
/** Open applications of one address (spec LIM-applications). */
const MOST_OPEN = 5;

interface Order {
  form: ApplicationForm;
  lang: Lang;
  /** Header Idempotency-Key. */
  key: string | undefined;
  /** Who sends it, for limits only. */
  visitor: string | undefined;
}

/**
 * Applies for a vacancy, once per key. Code, file, application, answer and message stand or fall together.
 * @throws {CallError} 40022, 40012 wrong code, 40904 key used otherwise, 40914 applied already, 40915 too many, 40916 closed
 */
export async function apply(
  services: VisitorServices,
  { form, lang, key, visitor }: Order,
): Promise<ApplicationReceipt> {
  const { db, data, outbox } = services;
  const now = services.now();
  const idempotencyKey = requireKey(key);
  if (form.consentVersion !== APPLICATION_CONSENT)
    throw new CallError('40022', [{ field: 'consentVersion', rule: 'version' }]);
  if (!(await vacancy(services, lang, form.job)).open) throw new CallError('40916');
  const bodyHash = data.hash('request-body', JSON.stringify(form));
  const receipt = await db.transaction().execute(async (tx) => {
    const earlier = await claimKey(tx, { key: idempotencyKey, bodyHash, now, lifeMs: DAY_MS });
    if (earlier) return applicationReceipt.parse(replay(data, { earlier, bodyHash, key: idempotencyKey }));
    if (!(await acceptCode(tx, services, { address: addressKey(form), code: form.code, now, visitor }))) {
      // Committed, not rolled back: the guess has been counted.
      await releaseKey(tx, idempotencyKey);
      return undefined;
    }
    const made = await createApplication(tx, services, { form, lang, now });
    await storeAnswer(tx, idempotencyKey, data.seal(JSON.stringify(made), answerAad(idempotencyKey)));
    return made;
  });
  if (!receipt) throw new CallError('40012');
  outbox.wake();
  return receipt;
}

interface Input {
  form: ApplicationForm;
  lang: Lang;
  now: number;
}

async function createApplication(tx: Db, services: VisitorServices, input: Input): Promise<ApplicationReceipt> {
  const { data } = services;
  const { form } = input;
  // The code was this person's only one, and is used up: nobody else counts these now.
  const open = await openJobsOf(tx, personOf(data, form));
  if (open.includes(form.job)) throw new CallError('40914');
  if (open.length >= MOST_OPEN) throw new CallError('40915', { most: MOST_OPEN });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const application = await insertWithReference(tx, rowOf(services, { ...input, token }));
  const file = await attachFile(tx, data.hash('application-file', form.cv), application.id);
  if (!file) throw new CallError('40022', [{ field: 'cv', rule: 'gone' }]);
  await writeToApplicant(tx, services, { application, event: 'received' });
  return { ...(await detailOf({ ...services, db: tx, content: tx }, application)), manageToken: token };
}

/** By whom applications are counted and found again. */
export const personOf = (data: VisitorServices['data'], form: Pick<ApplicationForm, 'mobile' | 'email'>): string =>
  data.hash('mobile', addressKey(form));

type Row = Parameters<typeof insertApplication>[1];

function rowOf(
  { data }: VisitorServices,
  { form, lang, now, token }: Input & { token: string },
): Omit<Row, 'reference'> {
  const id = randomUUID();
  const seal = (column: string, text: string) => data.seal(text, applicationAad(id, column));
  return {
    id,
    job_id: form.job,
    token_index: data.hash('application-token', token),
    state: 'received',
    language: lang,
    start: form.start,
    consent_version: form.consentVersion,
    person_index: personOf(data, form),
    sealed_contact: seal('sealed_contact', form.contact),
    sealed_mobile: seal('sealed_mobile', form.mobile),
    sealed_email: seal('sealed_email', form.email),
    sealed_country: seal('sealed_country', form.country),
    sealed_motivation: seal('sealed_motivation', form.motivation),
    sealed_token: seal('sealed_token', token),
    created_at: new Date(now),
    changed_at: new Date(now),
  };
}

async function insertWithReference(tx: Db, row: Omit<Row, 'reference'>): Promise<Application> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const reference = newReference(dayOf(new Date(row.created_at).getTime()), 'AP');
    const made = await insertApplication(tx, { ...row, reference });
    if (made) return made;
  }
  throw new Error('no free reference');
}

const byToken = ({ data }: VisitorServices, token: string) => ({ token_index: data.hash('application-token', token) });

/** What the holder of a token sees. @throws {CallError} 40006 */
export async function applicationOf(services: VisitorServices, token: string): Promise<ApplicationDetail> {
  const application = await findApplication(services.db, byToken(services, token));
  if (!application) throw new CallError('40006');
  return detailOf(services, application);
}

/** Erases it with its file, and says so to whoever sent it. @throws {CallError} 40006 */
export function withdraw(services: VisitorServices, token: string): Promise<{ reference: string; title: string }> {
  return eraseApplication(services, byToken(services, token), { tells: true });
}

/** @throws {CallError} 40006 no such application */
export async function eraseApplication(
  services: VisitorServices,
  name: ApplicationName,
  { tells }: { tells: boolean },
): Promise<{ reference: string; title: string }> {
  const { db, files, outbox } = services;
  const { application, file } = await db.transaction().execute(async (tx) => {
    const locked = await lockApplication(tx, name);
    if (!locked) throw new CallError('40006');
    const found = await findFile(tx, locked.id);
    if (tells) await writeToApplicant(tx, services, { application: locked, event: 'withdrawn' });
    await deleteApplication(tx, locked.id);
    return { application: locked, file: found };
  });
  // Its key went with the row: what a crash here would leave can be read by nobody, and is swept.
  if (file) await files.remove([file.id]);
  outbox.wake();
  return { reference: application.reference, title: await titleOf(services, application) };
}
