import { z } from 'zod';

/** Spec ENT-menu-codes. */
export const MENU_CODES = ['MENU-MAIN', 'MENU-SUB1', 'MENU-SUB2', 'MENU-SUB3'] as const;
export type MenuCode = (typeof MENU_CODES)[number];

/** `language` 0 = both, 1 = Chinese, 2 = English; at most three levels (spec ENT-menu-item, SCR-menu). */
export interface MenuItem {
  id: string;
  parentId: string;
  code: MenuCode;
  language: 0 | 1 | 2;
  name: string;
  enName: string;
  url: string;
  sonMenu: MenuItem[];
}

export const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    parentId: z.string(),
    code: z.enum(MENU_CODES),
    language: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    name: z.string(),
    enName: z.string(),
    url: z.string(),
    sonMenu: z.array(menuItem),
  }),
);
export const menuTree = z.array(menuItem);
