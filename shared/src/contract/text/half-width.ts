const FULL_WIDTH_ZERO = 0xff10;
const ZERO = 0x30;

/** Chinese keyboards write full-width digits as well: `３２` is 32. */
export function halfWidth(text: string): string {
  return text.replaceAll(/[０-９]/g, (digit) =>
    String.fromCodePoint((digit.codePointAt(0) ?? FULL_WIDTH_ZERO) - FULL_WIDTH_ZERO + ZERO),
  );
}
