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

/** Decimals that annual reports give them: pages and files write them alike. */
export const FIGURE_DECIMALS: Readonly<Record<KeyFigureName, number>> = {
  sales: 0,
  revenue: 1,
  netProfit: 2,
  research: 2,
  cashFlow: 1,
  assets: 1,
  equity: 1,
  perShare: 3,
  dividend: 2,
};
