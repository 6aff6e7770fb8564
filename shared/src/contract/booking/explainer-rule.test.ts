import { describe, expect, it } from 'vitest';
import { EXPLAINER, mayHaveExplainer } from './explainer-rule.ts';

describe('applying for an explainer', () => {
  it.each([
    [14, false],
    [15, true],
    [16, true],
  ])('is decided for %d visitors by "15 or more"', (visitors, may) => {
    expect(mayHaveExplainer(visitors)).toBe(may);
    expect(mayHaveExplainer(visitors, { min: 15, mode: 'gte' })).toBe(may);
  });

  it.each([
    [14, false],
    [15, false],
    [16, true],
  ])('can also be read as "more than 15": %d', (visitors, may) => {
    expect(mayHaveExplainer(visitors, { min: 15, mode: 'gt' })).toBe(may);
  });

  it('follows spec G-8 unless told otherwise', () => expect(EXPLAINER).toEqual({ min: 15, mode: 'gte' }));
});
