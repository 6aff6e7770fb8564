/** Spreadsheets pass over what is not seen before the sign, and some over the sign's being full-width. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@])/u;

/**
 * A text that a spreadsheet cannot take for a formula (OWASP, CSV injection): an apostrophe before what would begin one.
 * Numbers are written as numbers and need no guard.
 */
export const guarded = (text: string): string => (FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text);
