import { JOB_FUNCTIONS } from 'shared/contract/talent/job';
import { describe, expect, it } from 'vitest';
import { fitQuery, fitsOf, mostPoints, OPTIONS, QUESTIONS, type FitAnswers } from './role-fit.ts';

const answered = (text: string): FitAnswers => fitQuery.read(text);

// Spec J10.
describe('which role fits', () => {
  it('is what most answers speak for, with each answer that did', () => {
    const [first] = fitsOf(answered('?q1=a&q2=a&q4=a&q5=b'));
    expect(first).toEqual({
      field: 'research',
      points: 7,
      reasons: [
        { question: 'q1', option: 'a', points: 2 },
        { question: 'q2', option: 'a', points: 2 },
        { question: 'q4', option: 'a', points: 2 },
        { question: 'q5', option: 'b', points: 1 },
      ],
    });
  });

  it('is nothing as long as nobody answers, and takes single answers', () => {
    expect(fitsOf(fitQuery.initial)).toEqual([]);
    expect(fitsOf(answered('?q3=b')).map(({ field, points }) => [field, points])).toEqual([
      ['design', 2],
      ['quality', 1],
    ]);
  });

  it('prefers of equal fields the one with the stronger reason', () => {
    const fits = fitsOf(answered('?q1=a&q2=b&q4=c'));
    expect(fits.map(({ field, points }) => [field, points])).toEqual([
      ['manufacturing', 4],
      ['quality', 3],
      ['research', 2],
    ]);
    expect(fitsOf(answered('?q1=d&q4=a')).map(({ field }) => field)).toEqual(['business', 'research', 'design']);
  });

  it('can be any of the fields: each wins with the answers that speak for it', () => {
    const each = QUESTIONS.reduce<FitAnswers[]>(
      (before, question) => before.flatMap((answers) => OPTIONS.map((given) => ({ ...answers, [question]: given }))),
      [fitQuery.initial],
    );
    const all = each.map((answers) => fitsOf(answers)[0]?.field);
    const wins = Map.groupBy(all, (field) => field);
    expect(new Set(wins.keys())).toEqual(new Set(JOB_FUNCTIONS));
    // None so seldom that nobody ever reads it.
    const shares = [...wins.values()].map((won) => won.length / all.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.05);
  });

  it('has no more points for a field than its answers give', () => {
    expect(QUESTIONS).toHaveLength(5);
    for (const field of JOB_FUNCTIONS) {
      expect(mostPoints(field)).toBeGreaterThanOrEqual(6);
      expect(mostPoints(field)).toBeLessThanOrEqual(10);
    }
  });

  it('has no page of answers that there are not', () => {
    expect(fitQuery.parse({ q1: 'e' })).toBeNull();
    expect(fitQuery.texts(answered('?q1=a'))).toEqual({ q1: 'a', q2: '', q3: '', q4: '', q5: '' });
  });
});
