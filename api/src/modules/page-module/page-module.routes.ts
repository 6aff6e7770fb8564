import type { PAGE_MODULE_CALLS } from 'shared/contract/content/page-module.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { pageModule } from './page-module.service.ts';

export const pageModuleCalls = (services: Services): Handlers<typeof PAGE_MODULE_CALLS> => ({
  'pageModule/queryByCode': ({ code }, lang) => pageModule(services, lang, code),
});
