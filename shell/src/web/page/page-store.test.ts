import { expect, it } from 'vitest';
import { createPageStore, type PagesOptions } from './page-store.ts';

it('nothing is kept, and nothing breaks, before anything has been promoted', () => {
  const unpromoted = () => {
    throw new Error('no constellation has been promoted');
  };
  const store = createPageStore({
    snapshot: unpromoted,
    serving: () => null,
    content: { version: '1' },
    context: {} as PagesOptions['context'],
    keeps: true,
  });
  expect(store.peek('/cn/cn')).toBeUndefined();
});
