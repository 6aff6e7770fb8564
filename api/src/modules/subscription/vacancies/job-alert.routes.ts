import type { JOB_ALERT_CALLS } from 'shared/contract/talent/job-alert.calls';
import type { Handlers, VisitorServices } from '../../../calls/call-table.ts';
import { changeVacancySearches, requestVacancies, vacancySearches } from './job-alert.service.ts';

export const jobAlertCalls = (services: VisitorServices): Handlers<typeof JOB_ALERT_CALLS> => ({
  'jobAlert/add': (body, lang, request) => requestVacancies(services, body, { lang, request }),
  'jobAlert/detail': ({ token }) => vacancySearches(services, token),
  'jobAlert/change': (body) => changeVacancySearches(services, body),
});
