import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Quote } from './quote.tsx';

it('a quotation names the one who said it', () => {
  const html = renderToStaticMarkup(
    <Quote name="Lin Xu" office="Chief aerodynamicist">
      “Wind.”
    </Quote>,
  );
  expect(html).toMatch(/<blockquote[^>]*>“Wind.”<\/blockquote><figcaption.*<cite[^>]*>Lin Xu<\/cite>/);
  expect(html).toContain('Chief aerodynamicist');
});
