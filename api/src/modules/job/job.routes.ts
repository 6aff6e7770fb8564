import type { Calls, Services } from '../../call-table.ts';
import { programmes } from './job.service.ts';

export const jobCalls = (services: Services): Calls<'job/programmes'> => ({
  'job/programmes': (_body, lang) => programmes(services, lang),
});
