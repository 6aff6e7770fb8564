/*
 * Apart from the schemas, because the addresses of a section name them, and addresses are in browsers, where schemas would bring
 * code that makes functions of text: the content security policy refuses that.
 */

/** The figures of a year, in the order in which pages and files give them. */
export const KEY_FIGURES = [
  'sales',
  'revenue',
  'netProfit',
  'research',
  'cashFlow',
  'assets',
  'equity',
  'perShare',
  'dividend',
] as const;
export type KeyFigureName = (typeof KEY_FIGURES)[number];
