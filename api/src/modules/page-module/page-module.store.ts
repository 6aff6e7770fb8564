import type { ModuleCode } from 'shared/contract/content/page-module';
import type { Db } from '../../db/client.ts';

export function findModuleItems(db: Db, code: ModuleCode) {
  return db.selectFrom('page_module_item').selectAll().where('code', '=', code).orderBy('position').execute();
}
