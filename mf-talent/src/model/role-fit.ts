import { narrowing, oneOf, pageQuery, type QueryChoice } from 'shared/contract/section/query';
import type { JobItem } from 'shared/contract/talent/job';

type Field = JobItem['function'];

/** Names of the answers in the address. */
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5'] as const;
export type Question = (typeof QUESTIONS)[number];
/** Answers of each question in the address, in the order of the page. */
export const OPTIONS = ['a', 'b', 'c', 'd'] as const;
export type Option = (typeof OPTIONS)[number];

/** What each answer speaks for: a field of work with two points, another one with one. */
const SPEAKS_FOR: Readonly<Record<Question, Readonly<Record<Option, readonly [Field, Field]>>>> = {
  q1: {
    a: ['research', 'quality'],
    b: ['manufacturing', 'research'],
    c: ['software', 'quality'],
    d: ['business', 'design'],
  },
  q2: {
    a: ['research', 'software'],
    b: ['manufacturing', 'quality'],
    c: ['software', 'research'],
    d: ['design', 'manufacturing'],
  },
  q3: {
    a: ['business', 'research'],
    b: ['design', 'quality'],
    c: ['quality', 'software'],
    d: ['manufacturing', 'business'],
  },
  q4: {
    a: ['research', 'design'],
    b: ['software', 'business'],
    c: ['manufacturing', 'quality'],
    d: ['business', 'quality'],
  },
  q5: {
    a: ['design', 'business'],
    b: ['business', 'research'],
    c: ['quality', 'research'],
    d: ['software', 'design'],
  },
};
const POINTS = [2, 1] as const;

const option = narrowing(oneOf(OPTIONS, ''));
const params = { q1: option, q2: option, q3: option, q4: option, q5: option };

/** Answers in the address and nowhere else; what was not answered is empty. */
export const fitQuery = pageQuery(params);
export type FitAnswers = QueryChoice<typeof params>;

/** A field of work, and what of the answers spoke for it. */
export interface Fit {
  field: Field;
  points: number;
  /** The strongest first; equal ones in the order of the questions. */
  reasons: { question: Question; option: Option; points: number }[];
}

function votesOf(answers: FitAnswers) {
  return QUESTIONS.flatMap((question) => {
    const given = answers[question];
    if (given === '') return [];
    return SPEAKS_FOR[question][given].map((field, at) => ({
      field,
      question,
      option: given,
      points: POINTS[at] ?? 0,
    }));
  });
}

/** Fields of work that the answers speak for, the strongest first; equal ones by their single strongest reasons, then as first named. */
export function fitsOf(answers: FitAnswers): Fit[] {
  const byField = Map.groupBy(votesOf(answers), ({ field }) => field);
  return [...byField]
    .map(([field, votes]) => ({
      field,
      points: votes.reduce((sum, { points }) => sum + points, 0),
      reasons: votes.map(({ field: _field, ...reason }) => reason).toSorted((a, b) => b.points - a.points),
    }))
    .toSorted((a, b) => b.points - a.points || (b.reasons[0]?.points ?? 0) - (a.reasons[0]?.points ?? 0));
}

/** Points that one field can have at most. */
export function mostPoints(field: Field): number {
  return QUESTIONS.reduce((sum, question) => {
    const points = OPTIONS.map((given) => POINTS[SPEAKS_FOR[question][given].indexOf(field)] ?? 0);
    return sum + Math.max(...points);
  }, 0);
}
