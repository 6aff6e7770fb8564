import type { Lang } from 'shared/contract/lang';
import type { MenuCode, MenuItem } from 'shared/contract/menu';
import type { Services } from '../../call-table.ts';
import { menuTreeOf } from './menu-tree.ts';
import { findMenuItems } from './menu.store.ts';

/** The menus of a language, of one code or of all. */
export async function menus({ db }: Services, lang: Lang, code?: MenuCode): Promise<MenuItem[]> {
  return menuTreeOf(await findMenuItems(db, lang, code));
}
