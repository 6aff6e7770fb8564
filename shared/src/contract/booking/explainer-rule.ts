/** Spec RULE-explainer gives two readings: 15 visitors or more (`gte`), and more than 15 (`gt`). */
export interface ExplainerRule {
  min: number;
  mode: 'gte' | 'gt';
}

/** Spec LIM-explainer, G-8. */
export const EXPLAINER: ExplainerRule = { min: 15, mode: 'gte' };

/** Whether a group of this size may apply for an explainer. */
export function mayHaveExplainer(visitors: number, rule: ExplainerRule = EXPLAINER): boolean {
  return rule.mode === 'gte' ? visitors >= rule.min : visitors > rule.min;
}
