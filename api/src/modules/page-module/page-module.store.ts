import type { ModuleCode } from 'shared/contract/content/page-module';
import type { ContentDb } from '../../db/content-reads.ts';

/** Items of one module; a page shows several, so that all of them are read at once. */
export async function findModuleItems(content: ContentDb, code: ModuleCode) {
  const rows = await content.selectFrom('page_module_item').selectAll().orderBy('code').orderBy('position').execute();
  return rows.filter((row) => row.code === code);
}

/** Of some articles those that are published later than a moment. */
export async function findArticlesToCome(
  content: ContentDb,
  baseIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (baseIds.length === 0) return new Set();
  const rows = await content
    .selectFrom('article')
    .select(['base_id', 'publish_time'])
    .where('base_id', 'in', [...baseIds])
    .execute();
  return new Set(rows.filter(({ publish_time }) => publish_time.getTime() > now).map(({ base_id }) => base_id));
}
