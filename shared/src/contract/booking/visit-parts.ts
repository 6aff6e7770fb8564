import './no-eval.ts';
import { z } from 'zod';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'format');

/** So many of a group in one slot (spec RULE-parts). */
export const visitPart = z.strictObject({
  start: clockTime,
  end: clockTime,
  visitors: z.number().int().min(1).max(999),
});
export type VisitSegment = z.infer<typeof visitPart>;

/** Slots of a day that one booking may have at most, whatever the pack says. */
export const MOST_PARTS = 20;

interface Spread {
  start: string;
  end: string;
  visitors: number;
  parts: readonly VisitSegment[];
}

/** Whether the parts are those of this visit: the first in its slot, one slot after the other, everybody in one of them. */
export function arePartsOf({ start, end, visitors, parts }: Spread): boolean {
  if (parts.length === 0) return true;
  const [first] = parts;
  const inOrder = parts.every((part, at) => at === 0 || part.start > (parts[at - 1]?.start ?? ''));
  const all = parts.reduce((sum, part) => sum + part.visitors, 0);
  return first?.start === start && first.end === end && inOrder && all === visitors;
}
