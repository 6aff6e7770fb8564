import type { Lesson } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { attemptIn, quizQuery, rightAnswers } from './quiz.ts';

const question = (answer: number) => ({ question: 'Which?', options: ['a', 'b', 'c'], answer, explanation: 'So.' });
const lesson: Lesson = {
  baseId: 'dates',
  title: 'Dates',
  summary: '',
  minutes: 3,
  questions: [question(1), question(2), question(0)],
};

const answered = (query: Record<string, string>) =>
  attemptIn({ ...quizQuery.initial, ...quizQuery.parse(query) }, [lesson]);

// Spec I23.
describe('answers in an address', () => {
  it('belong to the lesson they name, and to none that does not exist', () => {
    expect(answered({ lesson: 'dates', q1: '1', q2: '0', q3: '0' })).toEqual({ lesson: 'dates', answers: [1, 0, 0] });
    expect(answered({ q1: '1' })).toBeNull();
    expect(answered({ lesson: 'elsewhere', q1: '1' })).toBeNull();
  });

  it.each(['', '3'])('are not given where %j is no option of the question', (q1) => {
    expect(answered({ lesson: 'dates', q1 })?.answers).toEqual([null, null, null]);
  });

  it.each(['-1', '1.5', '１', '01'])('are of no page where %j is no option of any', (q1) => {
    expect(quizQuery.parse({ lesson: 'dates', q1 })).toBeNull();
  });

  it('are counted where they are right', () => {
    expect(rightAnswers(lesson, { lesson: 'dates', answers: [1, 0, 0] })).toBe(2);
    expect(rightAnswers(lesson, { lesson: 'dates', answers: [null, null, null] })).toBe(0);
  });
});
