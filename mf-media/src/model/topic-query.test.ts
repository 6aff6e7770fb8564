import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { topicQuery } from './topic-query.ts';

it('a topic is named by its id, and its articles may be narrowed by the place of a tag', () => {
  expect(topicQuery.parse({ id: 'wind' })).toEqual({ id: 'wind', tag: 0 });
  expect(topicQuery.parse({ id: 'wind', tag: '2' })).toEqual({ id: 'wind', tag: 2 });
  expect(topicQuery.parse({ id: 'x'.repeat(65) })).toBeNull();
});

it('an address keeps what is written in ids', () => {
  expect(paths.topic.address(topicQuery.texts({ id: 'wind', tag: 0 }))).toBe('/media/detail?id=wind');
  const { searchParams } = new URL(paths.topic.address({ id: 'a&b', tag: '2' }), 'http://site');
  expect([...searchParams]).toEqual([
    ['id', 'a&b'],
    ['tag', '2'],
  ]);
});
