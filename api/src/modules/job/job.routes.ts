import type { Calls, Services } from '../../call-table.ts';
import { programmes } from './job.service.ts';
import { vacancies, vacancy } from './vacancy.service.ts';

export const jobCalls = (services: Services): Calls<'job/programmes' | 'job/page' | 'job/detail'> => ({
  'job/programmes': (_body, lang) => programmes(services, lang),
  'job/page': (filter, lang) => vacancies(services, lang, filter),
  'job/detail': ({ id }, lang) => vacancy(services, lang, id),
});
