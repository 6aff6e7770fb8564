import type { ApplicationState } from 'shared/contract/talent/application';
import type { VisitorServices } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { writeToApplicant } from './application-message.service.ts';
import { openText, titleOf } from './application-view.service.ts';
import {
  applicationsOf,
  changeState,
  findApplication,
  listApplications,
  lockApplication,
  type Application,
} from './application.store.ts';
import { findFile } from './file/cv-file.store.ts';

export { eraseApplication } from './application.service.ts';

/** One line for each, without what was written. */
export async function applicationLines(
  { db, data }: VisitorServices,
  wanted: { job?: string | undefined; state?: ApplicationState | undefined },
): Promise<string[]> {
  const rows = await listApplications(db, wanted);
  return rows.map((row) =>
    [
      row.reference,
      row.state,
      stampOf(row.created_at).slice(0, 16),
      row.job_id,
      openText(data, row, 'sealed_contact'),
    ].join('\t'),
  );
}

async function textsOf(services: VisitorServices, application: Application) {
  const { data } = services;
  const { reference, job_id: job, state, language, start, consent_version, created_at, changed_at } = application;
  return {
    reference,
    job,
    title: await titleOf(services, application),
    state,
    language,
    contact: openText(data, application, 'sealed_contact'),
    mobile: openText(data, application, 'sealed_mobile'),
    email: openText(data, application, 'sealed_email'),
    country: openText(data, application, 'sealed_country'),
    motivation: openText(data, application, 'sealed_motivation'),
    start,
    consentVersion: consent_version,
    createdAt: stampOf(created_at),
    changedAt: stampOf(changed_at),
  };
}

/** All that is held of an application, and its file as it came. @throws {CallError} 40006 */
export async function exportApplication(services: VisitorServices, reference: string) {
  const { db, files } = services;
  const application = await findApplication(db, { reference });
  const file = application && (await findFile(db, application.id));
  if (!application || !file) throw new CallError('40006');
  const cv = { name: files.nameOf(file), kind: file.kind, bytes: file.bytes };
  return { texts: { ...(await textsOf(services, application)), cv }, kind: file.kind, bytes: await files.read(file) };
}

/** What is held of somebody, without the bytes of the file. */
export async function exportApplicationsOf(services: VisitorServices, personIndex: string) {
  const { db, files } = services;
  const held = [];
  for (const application of await applicationsOf(db, personIndex)) {
    const file = await findFile(db, application.id);
    const cv = file ? { name: files.nameOf(file), kind: file.kind, bytes: file.bytes } : null;
    held.push({ ...(await textsOf(services, application)), cv });
  }
  return held;
}

export async function referencesOf({ db }: VisitorServices, personIndex: string): Promise<string[]> {
  return (await applicationsOf(db, personIndex)).map(({ reference }) => reference);
}

/** Moves it on and tells the applicant; a state that it has already is told nobody again. @throws {CallError} 40006 */
export async function setApplicationState(
  services: VisitorServices,
  reference: string,
  state: ApplicationState,
): Promise<boolean> {
  const { db, outbox, now } = services;
  const hasChanged = await db.transaction().execute(async (tx) => {
    const application = await lockApplication(tx, { reference });
    if (!application) throw new CallError('40006');
    if (application.state === state) return false;
    await changeState(tx, application.id, { state, changed_at: new Date(now()) });
    await writeToApplicant(tx, services, { application: { ...application, state }, event: state });
    return true;
  });
  outbox.wake();
  return hasChanged;
}
