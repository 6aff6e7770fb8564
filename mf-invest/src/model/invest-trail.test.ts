import { expect, it } from 'vitest';
import { trailTo } from './invest-trail.ts';

it('an investor sees the way from the home page, and where they are', () => {
  expect(trailTo('en')).toEqual([{ name: 'Home', href: '/cn/en' }, { name: 'Investors' }]);
  expect(trailTo('cn')[0]).toEqual({ name: '首页', href: '/cn/cn' });
});

it('a reader below the landing can go back to it', () => {
  expect(trailTo('en', 'Share price')).toEqual([
    { name: 'Home', href: '/cn/en' },
    { name: 'Investors', href: '/cn/en/invest' },
    { name: 'Share price' },
  ]);
});
