import { expect, it } from 'vitest';
import { citationProblems, citingRows } from './cited-tests.ts';

const TESTS = "it('stands', () => {});\ntest('goes on', () => {});";
const read = (file: string) => (file === 'a.test.ts' ? TESTS : null);
const table = (...rows: string[]) =>
  [
    '| event | seen | tested by |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '| other | table |',
    '| - | - |',
    '| a | b |',
  ].join('\n');

it('every row of a table that cites tests is looked at, and no other table', () => {
  const rows = citingRows(table('| rain | wet | x |', '| sun | dry | y |'));
  expect(rows).toEqual([
    { event: 'rain', citations: 'x' },
    { event: 'sun', citations: 'y' },
  ]);
});

it('a row whose tests are there is no problem', () => {
  expect(citationProblems(table('| rain | wet | [stands](../a.test.ts), [goes on](../a.test.ts) |'), read)).toEqual([]);
});

it('a row without a test, with a title that is not there, or with a file that is gone, is one', () => {
  const rows = table(
    '| rain | wet | – |',
    '| sun | dry | [falls](../a.test.ts) |',
    '| fog | grey | [stands](../b.ts) |',
  );
  expect(citationProblems(rows, read)).toEqual([
    'docs/operating.md: "rain" names no test',
    'docs/operating.md: "sun" names "falls", which a.test.ts does not have',
    'docs/operating.md: "fog" names "stands", which b.ts does not have',
  ]);
});
