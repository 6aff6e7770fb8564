import type { VisitFeedback } from 'shared/contract/booking/feedback';
import type { VisitorServices } from '../../../calls/call-table.ts';
import { CallError } from '../../../model/call-error.ts';
import { findBookingById } from '../booking.store.ts';
import { bookingOfFeedback } from './feedback-token.model.ts';
import { countAnswer, listAnswers, markAnswered } from './feedback.store.ts';

/**
 * Counts what a group answers after its visit, once for each visit. @throws {CallError} 40005 for a token of no visit, or of
 * one that was erased
 */
export function takeFeedback(
  { db, data, now }: Pick<VisitorServices, 'db' | 'data' | 'now'>,
  { token, liked, improve }: VisitFeedback,
): Promise<{ counted: boolean }> {
  const id = bookingOfFeedback(data, token);
  return db.transaction().execute(async (tx) => {
    const booking = id === undefined ? undefined : await findBookingById(tx, id);
    if (!booking) throw new CallError('40005');
    if (!(await markAnswered(tx, booking.id, new Date(now())))) return { counted: false };
    const month = booking.date.slice(0, 7);
    // In one order, so that two groups never wait for each other.
    await countAnswer(tx, { month, question: 'improve', answer: improve });
    await countAnswer(tx, { month, question: 'liked', answer: String(liked) });
    return { counted: true };
  });
}

/** The sums for the operator, month by month. */
export async function feedbackLines({ db }: Pick<VisitorServices, 'db'>): Promise<string[]> {
  const answers = await listAnswers(db);
  const months = Map.groupBy(answers, ({ month }) => month);
  return [...months].flatMap(([month, rows]) => {
    const of = (question: string) => rows.filter((row) => row.question === question);
    const [liked, improve] = [of('liked'), of('improve')];
    const groups = liked.reduce((sum, row) => sum + row.groups, 0);
    const mean = liked.reduce((sum, row) => sum + row.groups * Number(row.answer), 0) / groups;
    return [
      `${month}\t${groups} groups, ${mean.toFixed(1)} of 5 on average`,
      `\tliked\t${liked.map((row) => `${row.answer}: ${row.groups}`).join(', ')}`,
      `\timprove\t${improve.map((row) => `${row.answer}: ${row.groups}`).join(', ')}`,
    ];
  });
}
