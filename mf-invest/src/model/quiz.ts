import type { Lesson } from 'shared/contract/invest/investor';
import { id, narrowing, oneOf, pageQuery, type QueryChoice } from 'shared/contract/section/query';

/** What somebody answered about a lesson: the place of each option from 0, null where nothing was ticked. */
export interface Attempt {
  lesson: string;
  answers: readonly (number | null)[];
}

/** Names of the answers in an address; no lesson of the pack asks more. */
export const ANSWERS = ['q1', 'q2', 'q3', 'q4'] as const;
/** Places of options, from 0; no question of the pack has more. */
export const OPTIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Null where nothing was ticked. */
const option = narrowing(oneOf(OPTIONS, null));

const params = { lesson: narrowing(id), q1: option, q2: option, q3: option, q4: option };

/** The lesson that was answered, and how; empty is none. */
export const quizQuery = pageQuery(params);
export type QuizChoice = QueryChoice<typeof params>;

/** What a choice says of its lesson; an option that its question has not counts as not answered. */
export function attemptIn(choice: QuizChoice, lessons: readonly Lesson[]): Attempt | null {
  const lesson = lessons.find(({ baseId }) => baseId === choice.lesson);
  if (!lesson) return null;
  const answers = lesson.questions.map(({ options }, at) => {
    const name = ANSWERS[at];
    const given = name ? choice[name] : null;
    return given !== null && given < options.length ? given : null;
  });
  return { lesson: lesson.baseId, answers };
}

/** How many answers of an attempt are right. */
export function rightAnswers({ questions }: Lesson, { answers }: Attempt): number {
  return questions.filter(({ answer }, at) => answers[at] === answer).length;
}

/** The parameters of an address that says an attempt; null is a question without an answer. */
export function answerTexts({
  lesson,
  answers,
}: Attempt): Readonly<Record<(typeof ANSWERS)[number] | 'lesson', string>> {
  const [q1, q2, q3, q4] = ANSWERS.map((_name, at) => String(answers[at] ?? ''));
  return { lesson, q1: q1 ?? '', q2: q2 ?? '', q3: q3 ?? '', q4: q4 ?? '' };
}
