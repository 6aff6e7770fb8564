import type { ContentDb } from '../../db/content-reads.ts';

/** Every month of the content, those that are not out yet too, oldest first: read once per content version. */
export function findMonths(content: ContentDb) {
  return content.selectFrom('monthly_sales').selectAll().orderBy('month').execute();
}
