import writeXlsxFile from 'write-excel-file/node';
import { guarded } from './formula-guard.ts';
import type { ExportTable } from './table.ts';

/** What the name of a sheet may not hold, and how long it may be (ECMA-376). */
const FORBIDDEN = /[[\]:*?/\\]/g;
const LONGEST_NAME = 31;

type Cell =
  { value: string; type: StringConstructor; fontWeight?: 'bold' } | { value: number; type: NumberConstructor } | null;

const cellOf = (value: string | number | null): Cell => {
  if (value === null) return null;
  return typeof value === 'number' ? { value, type: Number } : { value: guarded(value), type: String };
};
const headCell = (text: string): Cell => ({ value: guarded(text), type: String, fontWeight: 'bold' });

/** The table as one sheet of an Office Open XML workbook; its first row stays in sight. */
export async function xlsxOf({ title, columns, rows, notes }: ExportTable): Promise<Buffer> {
  const sheet = [
    columns.map(headCell),
    ...rows.map((row) => row.map(cellOf)),
    [],
    ...notes.map((note) => [cellOf(note)]),
  ];
  const widths = columns.map((column) => ({ width: Math.max(12, column.length + 4) }));
  const name = title.replaceAll(FORBIDDEN, ' ').slice(0, LONGEST_NAME);
  return writeXlsxFile(sheet, { columns: widths, sheet: name, stickyRowsCount: 1 }).toBuffer();
}
