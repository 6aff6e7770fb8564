import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { clean } from './chart-markup.ts';

it.each([
  '<span data-style="font-size: 0.8em">30 November</span><br/>',
  '<h6 class="highcharts-a11y-title">Share price</h6><div id="d" aria-hidden=\'false\'>Open <b>12.30</b></div>',
  '<table><tr><th>Open</th><td>1</td></tr></table>',
  '12.30 > 12.10',
])('markup of a chart stays as it is: %s', (markup) => expect(clean(markup)).toBe(markup));

it.each([
  '<img src=x onerror=alert(1)>',
  '<span onclick="alert(1)">',
  '<span class="a"onclick="alert(1)">',
  "<span class='a' onclick='alert(1)'>",
  '<a href="javascript:alert(1)">',
  '<script>',
  '<svg/onload=alert(1)>',
  '<SPAN STYLE="x" SRC="//y">',
  '<spanner>',
  '<!--',
  '<',
])('anything else is text to be read: %s', (markup) => {
  expect(clean(`a ${markup} b`)).toBe(`a ${markup.replaceAll('<', '&lt;')} b`);
});

it('the library has no other way to make HTML of a string', () => {
  const file = 'highcharts/es-modules/Core/Renderer/HTML/AST.js';
  const source = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8');
  expect(source.match(/createPolicy\(/g)).toHaveLength(1);
});
