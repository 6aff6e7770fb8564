import writeXlsxFile from 'write-excel-file/node';
import { guarded } from './formula-guard.ts';
import type { ExportTable } from './table.ts';

/** What the name of a sheet may not hold, and how long it may be (ECMA-376). */
const FORBIDDEN = /[[\]:*?/\\]/g;
const LONGEST_NAME = 31;

type Cell =
  | { value: string; type: StringConstructor; fontWeight?: 'bold' }
  | { value: number; type: NumberConstructor; format?: string }
  | null;

const cellOf = (value: string | number | null, digits?: number): Cell => {
  if (value === null) return null;
  if (typeof value === 'string') return { value: guarded(value), type: String };
  return { value, type: Number, ...(digits ? { format: `0.${'0'.repeat(digits)}` } : {}) };
};
const headCell = (text: string): Cell => ({ value: guarded(text), type: String, fontWeight: 'bold' });

/** The table as one sheet of an Office Open XML workbook; its first row stays in sight. */
export async function xlsxOf({ title, columns, rows, notes, decimals = [] }: ExportTable): Promise<Buffer> {
  const sheet = [
    columns.map(headCell),
    ...rows.map((row) => row.map((value, at) => cellOf(value, decimals[at]))),
    [],
    ...notes.map((note) => [cellOf(note)]),
  ];
  const widths = columns.map((column) => ({ width: Math.max(12, column.length + 4) }));
  const name = title.replaceAll(FORBIDDEN, ' ').slice(0, LONGEST_NAME);
  return writeXlsxFile(sheet, { columns: widths, sheet: name, stickyRowsCount: 1 }).toBuffer();
}
