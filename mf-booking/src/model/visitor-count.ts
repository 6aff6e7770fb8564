/** Product specification §5, §9. */
export const MOST_VISITORS = 999;

export type VisitorFault = 'required' | 'numeric' | 'minimum' | 'maximum';
export type VisitorCount = { ok: true; visitors: number } | { ok: false; fault: VisitorFault };

const FULL_WIDTH_ZERO = 0xff10;
const ZERO = 0x30;

/** Chinese keyboards write full-width digits as well: `３２` is 32. */
function halfWidth(text: string): string {
  return text.replaceAll(/[０-９]/g, (digit) =>
    String.fromCodePoint((digit.codePointAt(0) ?? FULL_WIDTH_ZERO) - FULL_WIDTH_ZERO + ZERO),
  );
}

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
