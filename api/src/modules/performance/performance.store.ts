import type { ContentDb } from '../../db/content-reads.ts';

/** Months before `month` (`yyyy-MM`), oldest first. */
export function findMonthsBefore(content: ContentDb, month: string) {
  return content.selectFrom('monthly_sales').selectAll().where('month', '<', month).orderBy('month').execute();
}
