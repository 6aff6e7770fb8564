import type { Lang } from 'shared/contract/text/lang';
import type { MenuCode, MenuItem } from 'shared/contract/site/menu';
import type { Services } from '../../calls/call-table.ts';
import { menuTreeOf } from './menu-tree.model.ts';
import { findMenuItems } from './menu.store.ts';

/** The menus of a language, of one code or of all. */
export async function menus({ content }: Services, lang: Lang, code?: MenuCode): Promise<MenuItem[]> {
  return menuTreeOf(await findMenuItems(content, lang, code));
}
