import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose, proseClass } from './prose.tsx';

it('text of editors is put into the page as it is', () => {
  const html = '<p>One <a href="/cn/en/tech">link</a>.</p>';
  expect(renderToStaticMarkup(<Prose html={html} />)).toBe(`<div class="${proseClass}">${html}</div>`);
  expect(proseClass).not.toBe('');
});
