import { median } from '../load.ts';
import { markdownTable } from '../measured.ts';

/** What was measured: rows by name, in each the values of every side. */
export interface Figures {
  add: (row: string, side: string, value: number) => void;
  table: () => string;
  /** The table as it was, with the rows that have been measured since in the place of its own. */
  tableAfter: (earlier: string) => string;
}

/** Three digits that say something, as many as that needs. */
function digits(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

function cellOf(values: readonly number[] | undefined): string {
  if (!values || values.length === 0) return '–';
  const [low, high] = [Math.min(...values), Math.max(...values)].map(digits);
  return low === high ? digits(median(values)) : `${digits(median(values))} (${low}–${high})`;
}

/** Cells of a Markdown table, its heading first. */
const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** Median and, in brackets, smallest and largest of every row and side; columns in the order in which sides came. */
export function createFigures(): Figures {
  const rows = new Map<string, Map<string, number[]>>();
  const sides = new Set<string>();
  const lineOf = (row: string, names: readonly string[]) => [
    row,
    ...names.map((name) => cellOf(rows.get(row)?.get(name))),
  ];
  return {
    add(row, side, value) {
      sides.add(side);
      const cells = rows.get(row) ?? new Map<string, number[]>();
      rows.set(row, cells.set(side, [...(cells.get(side) ?? []), value]));
    },
    table: () => markdownTable([['what', ...sides], ...[...rows.keys()].map((row) => lineOf(row, [...sides]))]),
    tableAfter(earlier) {
      const [[what = '', ...names] = [], ...lines] = cellsOf(earlier);
      return markdownTable([
        [what, ...names],
        ...lines.map((line) => (rows.has(line[0] ?? '') ? lineOf(line[0] ?? '', names) : line)),
      ]);
    },
  };
}
