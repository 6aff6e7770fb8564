/**
 * Where the tile of each province-level division stands: column and row of an abstract grid. It shows no borders and
 * no shapes on purpose: a map of China needs a review number (spec R-1), a list on a grid does not. All 34 divisions
 * are in it. Codes are the letters of GB/T 2260.
 */
const PROVINCES = [
  ['HL', 8, 1],
  ['NM', 6, 2],
  ['JL', 8, 2],
  ['XJ', 1, 3],
  ['BJ', 7, 3],
  ['LN', 8, 3],
  ['GS', 3, 4],
  ['NX', 4, 4],
  ['SX', 5, 4],
  ['HE', 6, 4],
  ['TJ', 7, 4],
  ['QH', 2, 5],
  ['SN', 4, 5],
  ['HA', 5, 5],
  ['SD', 6, 5],
  ['JS', 7, 5],
  ['XZ', 1, 6],
  ['SC', 3, 6],
  ['CQ', 4, 6],
  ['HB', 5, 6],
  ['AH', 6, 6],
  ['SH', 7, 6],
  ['GZ', 4, 7],
  ['HN', 5, 7],
  ['JX', 6, 7],
  ['ZJ', 7, 7],
  ['YN', 3, 8],
  ['GX', 4, 8],
  ['GD', 5, 8],
  ['FJ', 6, 8],
  ['TW', 7, 8],
  ['HI', 4, 9],
  ['MO', 5, 9],
  ['HK', 6, 9],
] as const satisfies readonly (readonly [code: string, column: number, row: number])[];

export type ProvinceCode = (typeof PROVINCES)[number][0];

const places = new Map<string, { column: number; row: number }>(
  PROVINCES.map(([code, column, row]) => [code, { column, row }]),
);

export const PROVINCE_CODES: readonly ProvinceCode[] = PROVINCES.map(([code]) => code);

/** Columns and rows count from 1. */
export function placeOf(code: ProvinceCode): { column: number; row: number } {
  return places.get(code) ?? { column: 1, row: 1 };
}
