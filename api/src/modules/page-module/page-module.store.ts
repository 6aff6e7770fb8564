import type { ModuleCode } from 'shared/contract/content/page-module';
import type { ContentDb } from '../../db/content-reads.ts';

/** Items of one module; a page shows several, so that all of them are read at once. */
export async function findModuleItems(content: ContentDb, code: ModuleCode) {
  const rows = await content.selectFrom('page_module_item').selectAll().orderBy('code').orderBy('position').execute();
  return rows.filter((row) => row.code === code);
}
