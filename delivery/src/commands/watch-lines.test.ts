import { expect, test } from 'vitest';
import { watchLines } from './watch-lines.ts';

test('a report is printed now and whenever it changes, faults too, until the watch ends', async () => {
  const reports = ['one', 'one', 'two', null, null, 'two'];
  const printed: string[] = [];
  const ending = new AbortController();
  const read = async () => {
    const report = reports.shift();
    if (report === undefined) ending.abort();
    if (report === null) throw new Error('the pointer is damaged');
    return [report ?? 'two'];
  };
  await watchLines(read, { print: (line) => printed.push(line), signal: ending.signal, interval: 1 });
  expect(printed.filter((line) => !line.startsWith('--- 20'))).toEqual(['one', 'two', 'the pointer is damaged', 'two']);
  expect(printed).toHaveLength(8);
});
