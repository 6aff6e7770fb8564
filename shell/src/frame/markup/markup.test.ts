import { expect, it } from 'vitest';
import { jsonBlock, Markup, markup } from './markup.ts';

it('escapes every string of a template, in text and in attributes', () => {
  const { text } = markup`<a title="${'"><b>'}">${'</a> & more'}</a>`;
  expect(text).toBe('<a title="&quot;&gt;&lt;b&gt;">&lt;/a&gt; &amp; more</a>');
});

it('writes markup as it stands, one piece or many', () => {
  const items = ['a', '<b>'].map((name) => markup`<li>${name}</li>`);
  expect(markup`<ul>${items}</ul>${new Markup('<hr>')}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>');
});

it('leaves nothing where a slot is empty', () => {
  expect(markup`<p>${''}</p>${[]}`.text).toBe('<p></p>');
});

it('keeps data readable for JSON, and lets nothing out of its element', () => {
  const value = { text: '</script>\u2028 & <b>' };
  const { text } = jsonBlock(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).not.toMatch(/[<\u2028]/);
});
