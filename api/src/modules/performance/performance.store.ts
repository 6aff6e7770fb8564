import type { Db } from '../../db/client.ts';

/** Months before `month` (`yyyy-MM`), oldest first. */
export function findMonthsBefore(db: Db, month: string) {
  return db.selectFrom('monthly_sales').selectAll().where('month', '<', month).orderBy('month').execute();
}
