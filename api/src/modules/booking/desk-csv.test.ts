import { describe, expect, it } from 'vitest';
import { csvFile } from './desk-csv.ts';

describe('an exported table', () => {
  it.each(['=1+1', '+86', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＠x'])('never holds %j as a formula', (cell) => {
    expect(csvFile([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
  });

  it('keeps commas, quotes, line breaks and Chinese in their cells', () => {
    expect(csvFile([['陈, "小路"', 'two\nlines']])).toBe('\uFEFF"陈, ""小路""","two\nlines"\r\n');
  });
});
