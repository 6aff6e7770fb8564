import type { JOB_CALLS } from 'shared/contract/talent/job.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { programmes } from './job.service.ts';
import { vacancies, vacancy } from './vacancy.service.ts';

export const jobCalls = (services: Services): Handlers<typeof JOB_CALLS> => ({
  'job/programmes': (_body, lang) => programmes(services, lang),
  'job/page': (filter, lang) => vacancies(services, lang, filter),
  'job/detail': ({ id }, lang) => vacancy(services, lang, id),
});
