import { writeFile } from 'node:fs/promises';
import { menusOf } from './menu-tree.ts';

/*
 * `pnpm --filter content menus`: writes `pack/menus.json` from `menus.data.ts`, without items whose page the pack does not
 * have yet. Run it after a page has been added; a test tells when it was forgotten.
 */

const menus = menusOf();
await writeFile(new URL('../pack/menus.json', import.meta.url), `${JSON.stringify(menus, null, 2)}\n`);
console.log(`${menus.length} items of the first level`);
