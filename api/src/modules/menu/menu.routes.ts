import type { Calls, Services } from '../../call-table.ts';
import { menus } from './menu.service.ts';

export const menuCalls = (services: Services): Calls<'menu/queryAll' | 'menu/queryAllByParm'> => ({
  'menu/queryAll': (_body, lang) => menus(services, lang),
  'menu/queryAllByParm': ({ code }, lang) => menus(services, lang, code),
});
