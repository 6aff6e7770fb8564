import { expect, it } from 'vitest';
import { readArticleQuery } from './article-query.ts';

it.each([
  [{ baseid: 'lab' }, { baseId: 'lab', preview: false }],
  [{ baseId: 'lab' }, { baseId: 'lab', preview: false }],
  [{ BASEID: 'lab' }, { baseId: 'lab', preview: false }],
  [{ id: '42' }, { id: '42', preview: false }],
  [
    { id: '42', baseid: 'lab' },
    { baseId: 'lab', preview: false },
  ],
  [
    { baseid: 'lab', preview: '1' },
    { baseId: 'lab', preview: true },
  ],
  [
    { baseid: 'lab', preview: 'TRUE' },
    { baseId: 'lab', preview: true },
  ],
  [
    { baseid: 'lab', preview: '0' },
    { baseId: 'lab', preview: false },
  ],
  [{ baseid: ' lab ' }, { baseId: 'lab', preview: false }],
])('reads %o', (query, wanted) => {
  expect(readArticleQuery(query as Record<string, string>)).toEqual(wanted);
});

it.each([[{}], [{ baseid: '' }], [{ baseid: '   ' }], [{ id: 'x'.repeat(65) }], [{ preview: '1' }]])(
  'finds no article in %o',
  (query) => {
    expect(readArticleQuery(query as Record<string, string>)).toBeNull();
  },
);

it('carries the token of a preview, and of nothing else', () => {
  expect(readArticleQuery({ baseid: 'lab', preview: '1', token: 'abc.def' })).toEqual({
    baseId: 'lab',
    preview: true,
    token: 'abc.def',
  });
  expect(readArticleQuery({ baseid: 'lab', token: 'abc.def' })).toEqual({ baseId: 'lab', preview: false });
});
