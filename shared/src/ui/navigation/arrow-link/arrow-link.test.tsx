import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArrowLink } from './arrow-link.tsx';

it('a link out of the site says in its name that it opens a new tab', () => {
  const html = renderToStaticMarkup(
    <ArrowLink href="https://yunji.example/" external newTab="opens in a new tab">
      Official site
    </ArrowLink>,
  );
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Official site (opens in a new tab)');
});
