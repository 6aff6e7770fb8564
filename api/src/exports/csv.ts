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

/** A table as a CSV file; notes stand below an empty line. */
export function csvOf({ columns, rows, notes }: ExportTable): Buffer {
  return Buffer.from(csvFile([columns, ...rows, [], ...notes.map((note) => [note])]));
}
