/** A table to take away: the same content whatever the format. */
export interface ExportTable {
  title: string;
  /** Each with its unit, where it has one. */
  columns: readonly string[];
  /** Null where there is no value. */
  rows: readonly (readonly (string | number | null)[])[];
  /** Below the table: source, basis, disclaimer. */
  notes: readonly string[];
}

/**
 * A text that a spreadsheet cannot take for a formula (OWASP, CSV injection): an apostrophe before what would begin one.
 * Numbers are written as numbers and need no guard.
 */
export const guarded = (text: string): string => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
