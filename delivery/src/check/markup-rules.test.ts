import { expect, it } from 'vitest';
import { markupFault } from './markup-rules.ts';

const WHOLE =
  '<!doctype html><html lang="zh-CN"><head><title>港口</title></head><body><main><h1>港口</h1>' +
  '<img src="a.webp" alt=""><button type="button"><span>展开</span></button>' +
  '<button type="submit" tabindex="-1" aria-hidden="true"></button><button aria-label="Close"><svg></svg></button></main></body></html>';

it('a page that says what it is, in which language and where, passes', () => {
  expect(markupFault(WHOLE)).toBeUndefined();
});

it.each([
  ['<h1>港口</h1>', '<p>港口</p>', 'heading'],
  ['<title>港口</title>', '<title> </title>', 'title'],
  [' lang="zh-CN"', '', 'language'],
  ['<main>', '<div>', 'main'],
  ['<main>', '<main><main>', 'main'],
  [' alt=""', '', 'alternative'],
  ['<span>展开</span>', '<span></span>', 'button'],
  [' aria-label="Close"', '', 'button'],
])('a page with %s exchanged for "%s" is refused', (from, to, fault) => {
  expect(markupFault(WHOLE.replace(from, to))).toContain(fault);
});
