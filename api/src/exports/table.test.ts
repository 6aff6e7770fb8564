import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csvFile, csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

const table = {
  title: 'Sales [2026/10]',
  columns: ['Name', 'Sales (vehicles)'],
  rows: [
    ['车, "S7"', 12],
    ['=HYPERLINK("https://evil.example")', -3.5],
    ['none', null],
  ],
  notes: ['Source: the group'],
};

/** One file of a ZIP archive, found by its central directory. */
function readEntry(zip: Buffer, name: string): string {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const found = zip.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString('utf8');
    if (found === name) return inflated(zip, { at: zip.readUInt32LE(at + 42), size: zip.readUInt32LE(at + 20) });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`${name} is not in the archive`);
}

function inflated(zip: Buffer, { at, size }: { at: number; size: number }): string {
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const data = zip.subarray(start, start + size);
  return (zip.readUInt16LE(at + 8) === 0 ? data : zlib.inflateRawSync(data)).toString('utf8');
}

// Spec I7.
describe('a CSV file', () => {
  const lines = csvOf(table).toString('utf8').split('\r\n');

  it('begins with a byte order mark and its columns', () => {
    expect([...csvOf(table).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[0]).toBe('\uFEFFName,Sales (vehicles)');
  });

  it('quotes what needs it, guards texts and leaves numbers alone', () => {
    expect(lines.slice(1, 4)).toEqual(['"车, ""S7""",12', `"'=HYPERLINK(""https://evil.example"")",-3.5`, 'none,']);
  });

  it('keeps commas, quotes, line breaks and Chinese in their cells', () => {
    expect(csvFile([['陈, "小路"', 'two\nlines']])).toBe('\uFEFF"陈, ""小路""","two\nlines"\r\n');
  });

  it('ends with its notes below an empty line', () => {
    expect(lines.slice(4)).toEqual(['', 'Source: the group', '']);
  });
});

describe('a spreadsheet', () => {
  it('is a ZIP file with texts, numbers and no formula', async () => {
    const file = await xlsxOf(table);
    expect(file.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const sheet = readEntry(file, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<v>-3.5</v>');
    expect(sheet).not.toMatch(/<f[ >]/);
    const texts = readEntry(file, 'xl/sharedStrings.xml');
    expect(texts).toMatch(/车, (?:"|&quot;)S7/);
    expect(texts).toMatch(/>(?:'|&apos;|&#39;)=HYPERLINK/);
    expect(texts).toContain('Source: the group');
  });
});
