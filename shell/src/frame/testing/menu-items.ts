import type { MenuItem } from 'shared/contract/site/menu';

/** A menu item for tests; what a test is about is given, all else is ordinary. */
export function item(id: string, given: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    parentId: '',
    code: 'MENU-MAIN',
    language: 0,
    name: `名称${id}`,
    enName: `Name ${id}`,
    url: `/${id}`,
    sonMenu: [],
    ...given,
  };
}
