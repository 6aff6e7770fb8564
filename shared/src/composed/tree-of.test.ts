import { expect, it } from 'vitest';
import { treeOf } from './tree-of.ts';

it('hangs every line below the last one of the level above', () => {
  const tree = treeOf([
    { level: 1, name: 'Board' },
    { level: 2, name: 'Research' },
    { level: 3, name: 'Air', note: 'wind tunnel' },
    { level: 3, name: 'Drive' },
    { level: 2, name: 'Brands' },
  ]);
  expect(tree).toMatchObject({
    name: 'Board',
    children: [
      { name: 'Research', children: [{ name: 'Air', note: 'wind tunnel' }, { name: 'Drive' }] },
      { name: 'Brands' },
    ],
  });
  expect(tree?.children?.[1]).not.toHaveProperty('children');
});

it('is nothing without a line', () => {
  expect(treeOf([])).toBeUndefined();
});
