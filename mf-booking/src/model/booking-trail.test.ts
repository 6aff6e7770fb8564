import { expect, it } from 'vitest';
import { trailTo } from './booking-trail.ts';

it('a visitor of the booking sees the way from the home page, and where they are', () => {
  expect(trailTo('en')).toEqual([{ name: 'Home', href: '/cn/en' }, { name: 'Visit the pavilion' }]);
  expect(trailTo('cn')[0]).toEqual({ name: '首页', href: '/cn/cn' });
});

it('somebody with a booking can go back to the beginning', () => {
  expect(trailTo('en', 'Your booking')).toEqual([
    { name: 'Home', href: '/cn/en' },
    { name: 'Visit the pavilion', href: '/cn/en/book' },
    { name: 'Your booking' },
  ]);
});
