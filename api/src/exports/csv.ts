import { guarded } from './formula-guard.ts';
import type { ExportTable } from './table.ts';

const BOM = '\uFEFF';

type Cell = string | number | null;

const fieldOf = (value: Cell): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180 with CRLF; the byte order mark tells spreadsheets that it is UTF-8. */
export function csvFile(lines: readonly (readonly Cell[])[]): string {
  return BOM + lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join('');
}

/** As the page writes it: `12.50`, not `12.5`. */
const withDecimals = (value: Cell, digits: number | undefined): Cell =>
  typeof value === 'number' && digits !== undefined ? value.toFixed(digits) : value;

/** A table as a CSV file; notes stand below an empty line. */
export function csvOf({ columns, rows, notes, decimals = [] }: ExportTable): Buffer {
  const written = rows.map((row) => row.map((value, at) => withDecimals(value, decimals[at])));
  return Buffer.from(csvFile([columns, ...written, [], ...notes.map((note) => [note])]));
}
