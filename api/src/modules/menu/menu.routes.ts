import type { MENU_CALLS } from 'shared/contract/site/menu.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { menus } from './menu.service.ts';

export const menuCalls = (services: Services): Handlers<typeof MENU_CALLS> => ({
  'menu/queryAll': (_body, lang) => menus(services, lang),
  'menu/queryAllByParm': ({ code }, lang) => menus(services, lang, code),
});
