import { expect, it } from 'vitest';
import { originForm } from './request-target.ts';

it.each([
  ['/cn/en/news?page=2', '/cn/en/news?page=2'],
  ['http://www.example.com/cn/en/news?page=2', '/cn/en/news?page=2'],
  ['HTTPS://www.example.com:8443', '/'],
  ['http://www.example.com?x=1', '/?x=1'],
  ['/cn/en/http://www.example.com/', '/cn/en/http://www.example.com/'],
])('the target %s asks for %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
