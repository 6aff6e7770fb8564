import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose, ProsePiece, proseClass } from './prose.tsx';

it('text of editors is put into the page as it is', () => {
  const html = '<p>One <a href="/cn/en/tech">link</a>.</p>';
  expect(renderToStaticMarkup(<Prose html={html} />)).toBe(`<div class="${proseClass}">${html}</div>`);
  expect(proseClass).not.toBe('');
});

it('a piece of it is put among other elements as it is', () => {
  const html = '<p>One.</p><h2>Two</h2>';
  expect(renderToStaticMarkup(<ProsePiece html={html} />)).toMatch(new RegExp(`^<div class="[^"]+">${html}</div>$`));
});
