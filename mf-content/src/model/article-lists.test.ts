import { expect, it } from 'vitest';
import { articleListOf, columnOf } from './article-lists.ts';

it('an article belongs to the list of its category, and else to the news', () => {
  expect(articleListOf('COL-XWZX-MTBD').name).toBe('news');
  expect(articleListOf('COL-SHZR-ZRDT').name).toBe('csrList');
  expect(articleListOf('COL-KJCX').name).toBe('innoList');
  expect(articleListOf('COL-NOPE-ZRDT').name).toBe('news');
});

it('a column is one that a list has', () => {
  expect(columnOf('COL-KJCX-CXCG')).toBe('COL-KJCX-CXCG');
  expect(columnOf('COL-KJCX')).toBeUndefined();
});
