import type { Lesson } from 'shared/contract/invest/investor';

/** What somebody answered about a lesson: the place of each option from 0, null where nothing was ticked. */
export interface Attempt {
  lesson: string;
  answers: readonly (number | null)[];
}

/** Names of the answers in an address; no lesson of the pack asks more. */
export const ANSWERS = ['q1', 'q2', 'q3', 'q4'] as const;

/** Reads an address; anything that is no option of its question counts as not answered. */
export function attemptIn(query: Readonly<Record<string, string>>, lessons: readonly Lesson[]): Attempt | null {
  const lesson = lessons.find(({ baseId }) => baseId === query['lesson']);
  if (!lesson) return null;
  const answers = lesson.questions.map(({ options }, at) => {
    const given = query[ANSWERS[at] ?? ''] ?? '';
    return /^\d$/.test(given) && Number(given) < options.length ? Number(given) : null;
  });
  return { lesson: lesson.baseId, answers };
}

/** How many answers of an attempt are right. */
export function rightAnswers({ questions }: Lesson, { answers }: Attempt): number {
  return questions.filter(({ answer }, at) => answers[at] === answer).length;
}
