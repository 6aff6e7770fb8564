import { median } from '../load.ts';
import { markdownTable } from '../measured.ts';

/** What was measured: rows by name, in each the values of every side. */
export interface Figures {
  add: (row: string, side: string, value: number) => void;
  table: () => string;
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

/** Median and, in brackets, smallest and largest of every row and side; columns in the order in which sides came. */
export function createFigures(): Figures {
  const rows = new Map<string, Map<string, number[]>>();
  const sides = new Set<string>();
  return {
    add(row, side, value) {
      sides.add(side);
      const cells = rows.get(row) ?? new Map<string, number[]>();
      rows.set(row, cells.set(side, [...(cells.get(side) ?? []), value]));
    },
    table() {
      const names = [...sides];
      const lines = [...rows].map(([row, cells]) => [row, ...names.map((name) => cellOf(cells.get(name)))]);
      return markdownTable([['what', ...names], ...lines]);
    },
  };
}
