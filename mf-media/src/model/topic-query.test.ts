import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { readTopicQuery } from './topic-query.ts';

it('a topic is named by its id, and its articles may be narrowed by a tag', () => {
  expect(readTopicQuery({ id: 'wind' })).toEqual({ id: 'wind', tag: '' });
  expect(readTopicQuery({ id: 'wind', tag: ' 展览 ' })).toEqual({ id: 'wind', tag: '展览' });
});

it('nothing is named without an id, or by one that is too long', () => {
  expect(readTopicQuery({ tag: 'x' })).toBeNull();
  expect(readTopicQuery({ id: 'x'.repeat(64) })).not.toBeNull();
  expect(readTopicQuery({ id: 'x'.repeat(65) })).toBeNull();
});

it('an address keeps what is written in ids and tags', () => {
  expect(paths.topic.address({ id: 'wind', tag: '' })).toBe('/media/detail?id=wind');
  const { searchParams } = new URL(paths.topic.address({ id: 'a&b', tag: 'Q & A' }), 'http://site');
  expect([...searchParams.values()]).toEqual(['a&b', 'Q & A']);
});
