import type { z } from 'zod';
import type { jobAlertChange, JobAlertDetail, jobAlertRequest } from 'shared/contract/talent/job-alert';
import type { Lang } from 'shared/contract/text/lang';
import type { CallRequest, VisitorServices } from '../../../calls/call-table.ts';
import { changeAsReader, showToReader } from '../alerts/reader.service.ts';
import type { Subscriber } from '../subscriber.store.ts';
import { requestSubscription } from '../subscription.service.ts';
import { merged, sealSearches, searchesOf, searchTexts } from './searches.model.ts';

/** Asks for the vacancies of a search. Of an address that has not confirmed yet the searches of before are kept. */
export function requestVacancies(
  services: VisitorServices,
  { email, ...search }: z.output<typeof jobAlertRequest>,
  { lang, request }: { lang: Lang; request: CallRequest },
): Promise<{ state: 'checkMail' }> {
  const { data } = services;
  return requestSubscription(services, {
    list: 'jobs',
    email,
    lang,
    request,
    requested: searchTexts(search),
    chosen: (id, before) => ({
      categories: '[]',
      sealed_searches: sealSearches(data, id, merged(before ? searchesOf(data, before) : [], search)),
    }),
  });
}

/** The searches of a row, for whoever its address belongs to. */
export const heldSearches = ({ data }: VisitorServices, row: Pick<Subscriber, 'id' | 'sealed_searches'>) =>
  searchesOf(data, row);

/** The searches of the holder of a link. @throws {CallError} 40006 for a link that nobody signed, or of nobody */
export function vacancySearches(services: VisitorServices, token: string): Promise<JobAlertDetail> {
  return showToReader(services, { list: 'jobs', token }, (reader) => ({
    state: reader.state,
    searches: searchesOf(services.data, reader),
  }));
}

/** @throws {CallError} 40006 for a link that nobody signed, of nobody, or that has ended */
export async function changeVacancySearches(
  services: VisitorServices,
  { token, searches }: z.output<typeof jobAlertChange>,
): Promise<JobAlertDetail> {
  await changeAsReader(services, { list: 'jobs', token }, ({ id }) => ({
    sealed_searches: sealSearches(services.data, id, searches),
  }));
  return { state: 'active', searches };
}
