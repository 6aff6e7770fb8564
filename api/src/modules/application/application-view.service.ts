import type { ApplicationDetail } from 'shared/contract/talent/application';
import type { VisitorServices } from '../../calls/call-table.ts';
import { dayOf, stampOf } from '../../model/shanghai-time.ts';
import { findEntry } from '../../imported/entry.store.ts';
import type { Application } from './application.store.ts';
import { findFile } from './file/cv-file.store.ts';

const DAY_MS = 86_400_000;

/** Where the texts of an application are sealed for. */
export const applicationAad = (id: string, column: string) => ({ table: 'application', column, id });

type Sealed = Extract<keyof Application, `sealed_${string}`>;

export const openText = (data: VisitorServices['data'], application: Application, column: Sealed): string =>
  data.open(application[column], applicationAad(application.id, column));

/** Of the vacancy in the language of the application; empty when the pack has it no more. */
export async function titleOf(
  { content }: Pick<VisitorServices, 'content'>,
  { job_id, language }: Pick<Application, 'job_id' | 'language'>,
): Promise<string> {
  return (await findEntry(content, 'job', job_id))?.title[language] ?? '';
}

/** What the holder of its link sees. */
export async function detailOf(services: VisitorServices, application: Application): Promise<ApplicationDetail> {
  const { db, applicationDays } = services;
  const { reference, job_id: job, state, created_at, changed_at } = application;
  return {
    reference,
    job,
    title: await titleOf(services, application),
    state,
    sentAt: stampOf(created_at),
    changedAt: stampOf(changed_at),
    erasedOn: dayOf(changed_at.getTime() + (applicationDays + 1) * DAY_MS),
    bytes: (await findFile(db, application.id))?.bytes ?? 0,
  };
}
