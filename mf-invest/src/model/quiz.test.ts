import type { Lesson } from 'shared/contract/invest/investor';
import { describe, expect, it } from 'vitest';
import { attemptIn, rightAnswers } from './quiz.ts';

const question = (answer: number) => ({ question: 'Which?', options: ['a', 'b', 'c'], answer, explanation: 'So.' });
const lesson: Lesson = {
  baseId: 'dates',
  title: 'Dates',
  summary: '',
  minutes: 3,
  questions: [question(1), question(2), question(0)],
};

// Spec I23.
describe('answers in an address', () => {
  it('belong to the lesson they name, and to none that does not exist', () => {
    expect(attemptIn({ lesson: 'dates', q1: '1', q2: '0', q3: '0' }, [lesson])).toEqual({
      lesson: 'dates',
      answers: [1, 0, 0],
    });
    expect(attemptIn({ q1: '1' }, [lesson])).toBeNull();
    expect(attemptIn({ lesson: 'elsewhere', q1: '1' }, [lesson])).toBeNull();
  });

  it.each(['', '3', '-1', '1.5', '１', '01'])('are not given where %j is no option', (q1) => {
    expect(attemptIn({ lesson: 'dates', q1 }, [lesson])?.answers).toEqual([null, null, null]);
  });

  it('are counted where they are right', () => {
    expect(rightAnswers(lesson, { lesson: 'dates', answers: [1, 0, 0] })).toBe(2);
    expect(rightAnswers(lesson, { lesson: 'dates', answers: [null, null, null] })).toBe(0);
  });
});
