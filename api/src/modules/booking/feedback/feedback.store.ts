import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { VisitFeedbackTable } from '../../../db/visit-schema.ts';

type AnswerName = Pick<Selectable<VisitFeedbackTable>, 'month' | 'question' | 'answer'>;

/** @returns false when this visit has answered before, or is not here */
export async function markAnswered(tx: Db, bookingId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking')
    .set({ feedback_at: at })
    .where('id', '=', bookingId)
    .where('feedback_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function countAnswer(tx: Db, name: AnswerName): Promise<void> {
  await tx
    .insertInto('visit_feedback')
    .values({ ...name, groups: 1 })
    .onConflict((conflict) =>
      conflict.columns(['month', 'question', 'answer']).doUpdateSet({ groups: sql<number>`visit_feedback.groups + 1` }),
    )
    .execute();
}

/** By month, question and answer. */
export function listAnswers(db: Db): Promise<Selectable<VisitFeedbackTable>[]> {
  return db.selectFrom('visit_feedback').selectAll().orderBy('month').orderBy('question').orderBy('answer').execute();
}
