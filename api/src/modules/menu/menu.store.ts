import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import type { MenuCode } from 'shared/contract/site/menu';
import type { ContentDb } from '../../db/content-reads.ts';

/** Items of the language or of both, in the order of the pack. */
export function findMenuItems(content: ContentDb, lang: Lang, code?: MenuCode) {
  return content
    .selectFrom('menu_item')
    .select(['id', 'parent_id as parentId', 'code', 'language', 'name', 'en_name as enName', 'url'])
    .where('language', 'in', [0, LANG_CODE[lang]])
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? 'MENU-MAIN'))
    .orderBy('position')
    .execute();
}
