import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('escapes what is put into it, for elements and attributes', () => {
  const name = `<b onload="x">O'Neill & co`;
  expect(markup`<a title="${name}">${name}</a>`.text).toBe(
    '<a title="&lt;b onload=&quot;x&quot;&gt;O&#39;Neill &amp; co">&lt;b onload=&quot;x&quot;&gt;O&#39;Neill &amp; co</a>',
  );
});

it('takes markup, lists and numbers as they are, and leaves out what is missing', () => {
  const items = ['a', '<'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<ul>${items}</ul>${3}${undefined}`.text).toBe('<ul><li>a</li><li>&lt;</li></ul>3');
});

it('keeps backslashes of texts', () => {
  expect(markup`<p>${String.raw`\u0041`}</p>`.text).toBe(String.raw`<p>\u0041</p>`);
});
