import { guarded, type ExportTable } from './table.ts';

const BOM = '\uFEFF';

const fieldOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180 with CRLF; the byte order mark tells spreadsheets that it is UTF-8. Notes stand below an empty line. */
export function csvOf({ columns, rows, notes }: ExportTable): Buffer {
  const lines = [columns, ...rows, [], ...notes.map((note) => [note])];
  return Buffer.from(BOM + lines.map((line) => `${line.map(fieldOf).join(',')}\r\n`).join(''));
}
