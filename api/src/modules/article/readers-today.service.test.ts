import { expect, it } from 'vitest';
import { ReadersToday } from './readers-today.service.ts';

const MORNING = Date.parse('2026-11-21T08:00:00+08:00');
const EVENING = Date.parse('2026-11-21T23:59:59+08:00');
const TOMORROW = EVENING + 1000;
const VISITOR = '203.0.113.7';

it('counts a visitor once a day for each article', () => {
  const readers = new ReadersToday();
  const reads = (baseId: string, now: number) => readers.isFirst(baseId, { visitor: VISITOR, now });
  expect([reads('one', MORNING), reads('one', MORNING), reads('one', EVENING)]).toEqual([true, false, false]);
  expect([reads('other', EVENING), reads('one', TOMORROW)]).toEqual([true, true]);
});

it('tells visitors apart', () => {
  const readers = new ReadersToday();
  const visitors = ['203.0.113.7', '203.0.113.8', '2001:db8:0:0::/64'];
  expect(visitors.map((visitor) => readers.isFirst('one', { visitor, now: MORNING }))).toEqual([true, true, true]);
});

it('forgets the oldest readings when there are too many', () => {
  const readers = new ReadersToday(2);
  const reads = (baseId: string) => readers.isFirst(baseId, { visitor: VISITOR, now: MORNING });
  expect(['one', 'two', 'three'].map(reads)).toEqual([true, true, true]);
  expect(['three', 'two', 'one'].map(reads)).toEqual([false, false, true]);
});
