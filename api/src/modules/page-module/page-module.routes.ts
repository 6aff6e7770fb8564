import type { Calls, Services } from '../../call-table.ts';
import { pageModule } from './page-module.service.ts';

export const pageModuleCalls = (services: Services): Calls<'pageModule/queryByCode'> => ({
  'pageModule/queryByCode': ({ code }, lang) => pageModule(services, lang, code),
});
