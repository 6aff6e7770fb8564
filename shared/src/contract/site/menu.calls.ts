import { z } from 'zod';
import { defineCalls, noFields } from '../call/call-row.ts';
import { MENU_CODES, menuTree } from './menu.ts';

export const MENU_CALLS = defineCalls({
  'menu/queryAll': {
    method: 'POST',
    request: noFields,
    response: menuTree,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'All menus of the language as trees of at most three levels.',
    reference: 'spec CALL-menu-queryAll, G-24',
  },
  'menu/queryAllByParm': {
    method: 'POST',
    request: z.strictObject({ code: z.enum(MENU_CODES) }),
    response: menuTree,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'The menu of one code.',
    reference: 'spec CALL-menu-queryAllByParm',
  },
});
