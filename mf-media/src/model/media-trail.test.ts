import { expect, it } from 'vitest';
import { trailTo } from './media-trail.ts';

it('a visitor of the library sees the way from the home page, and where they are', () => {
  expect(trailTo('en')).toEqual([{ name: 'Home', href: '/cn/en' }, { name: 'Media centre' }]);
  expect(trailTo('cn')[0]).toEqual({ name: '首页', href: '/cn/cn' });
});

it('a visitor of a topic can go back to the library', () => {
  expect(trailTo('en', 'The wind')).toEqual([
    { name: 'Home', href: '/cn/en' },
    { name: 'Media centre', href: '/cn/en/media' },
    { name: 'The wind' },
  ]);
});
