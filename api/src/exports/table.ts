/** A table to take away: the same content whatever the format. */
export interface ExportTable {
  title: string;
  /** Each with its unit, where it has one. */
  columns: readonly string[];
  /** Null where there is no value. */
  rows: readonly (readonly (string | number | null)[])[];
  /** Decimals of the columns that the page writes with some; a column without is written as it is. */
  decimals?: readonly (number | undefined)[];
  /** Below the table: source, basis, disclaimer. */
  notes: readonly string[];
}
