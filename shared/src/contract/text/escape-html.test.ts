import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('lets no text end an element, an attribute or an entity', () => {
  expect(escapeHtml(`</p><a href="x">R&D &amp; 'more'`)).toBe(
    `&lt;/p&gt;&lt;a href=&quot;x&quot;&gt;R&amp;D &amp;amp; 'more'`,
  );
});
