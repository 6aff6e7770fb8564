/** Signs that make a spreadsheet take a cell for a formula, full-width ones included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** One line of a CSV file (RFC 4180); a cell that a spreadsheet would compute is led by an apostrophe. */
function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',');
}

/** A CSV file with its heading; the byte order mark tells spreadsheets that it is UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${csvLine(row)}\r\n`).join('')}`;
}
