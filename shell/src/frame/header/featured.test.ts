import { expect, it } from 'vitest';
import { featuredFor } from './featured.ts';

const topic = (id: string, url: string) => ({ id, url, title: id, summary: '' });
const tops = [['/news'], ['/tech', '/news/detail?baseid=welding'], ['/talent']];

it('an entry shows the first topic that belongs to it', () => {
  const topics = [topic('welding', '/news/detail?baseid=welding'), topic('show', '/news/detail?baseid=show')];
  expect(featuredFor(tops, topics).map((card) => card?.id)).toEqual(['show', 'welding', undefined]);
});

it('a topic that no entry knows is shown nowhere', () => {
  expect(featuredFor(tops, [topic('elsewhere', 'https://other.example/')])).toEqual([undefined, undefined, undefined]);
});
