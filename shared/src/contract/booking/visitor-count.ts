import { halfWidth } from '../text/half-width.ts';

/** Spec RULE-visitors, LIM-visitors. */
export const MOST_VISITORS = 999;

export type VisitorFault = 'required' | 'numeric' | 'minimum' | 'maximum';
export type VisitorCount = { ok: true; visitors: number } | { ok: false; fault: VisitorFault };

/** Reads what a person typed: a whole number from 1 to 999. */
export function readVisitors(text: string): VisitorCount {
  const digits = halfWidth(text).trim();
  if (digits === '') return { ok: false, fault: 'required' };
  if (!/^\d+$/.test(digits)) return { ok: false, fault: 'numeric' };
  const visitors = Number(digits);
  if (visitors < 1) return { ok: false, fault: 'minimum' };
  if (visitors > MOST_VISITORS) return { ok: false, fault: 'maximum' };
  return { ok: true, visitors };
}
