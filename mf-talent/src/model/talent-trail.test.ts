import { expect, it } from 'vitest';
import { trailTo } from './talent-trail.ts';

it('somebody who reads of a vacancy can go back to careers and to the home page', () => {
  expect(trailTo('en', { name: 'Vacancies' })).toEqual([
    { name: 'Home', href: '/cn/en' },
    { name: 'Careers and training', href: '/cn/en/talent' },
    { name: 'Vacancies' },
  ]);
  expect(trailTo('cn').map(({ href }) => href)).toEqual(['/cn/cn', '/cn/cn/talent']);
  expect(trailTo('cn')[0]?.name).toBe('首页');
});
