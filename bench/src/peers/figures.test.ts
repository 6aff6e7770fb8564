import { expect, it } from 'vitest';
import { createFigures } from './figures.ts';

it('a cell is the median with the smallest and the largest, and a dash where a side has none', () => {
  const figures = createFigures();
  for (const value of [9.5, 1.234, 250]) figures.add('hit', 'ours', value);
  figures.add('miss', 'ours', 3);
  figures.add('miss', 'Next', 40);
  expect(figures.table()).toBe(
    [
      '| what | ours | Next |',
      '| --- | --- | --- |',
      '| hit | 9.50 (1.23–250) | – |',
      '| miss | 3.00 | 40.0 |',
      '',
    ].join('\n'),
  );
});

it('rows that are measured again take the place of what they were, and all others stay', () => {
  const earlier = [
    '| what | ours | Next |',
    '| ---- | ---- | ---- |',
    '| hit  | 9.50 | 2.00 |',
    '| miss | 3.00 | 40.0 |',
    '',
  ];
  const figures = createFigures();
  figures.add('miss', 'Next', 30);
  figures.add('miss', 'ours', 2);
  expect(figures.tableAfter(`\n${earlier.join('\n')}\nMeasured on a day.\n`)).toBe(
    ['| what | ours | Next |', '| --- | --- | --- |', '| hit | 9.50 | 2.00 |', '| miss | 2.00 | 30.0 |', ''].join('\n'),
  );
});
