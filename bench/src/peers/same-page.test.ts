import { expect, it } from 'vitest';
import { measuresOf } from './same-page.ts';

it('elements and bytes of a page are counted without its scripts', () => {
  const page = '<!doctype html><html><body><p>汽车</p></body></html>';
  const scripted = page.replace('</body>', '<script>{"state":"汽车"}</script></body>');
  expect(measuresOf(page)).toEqual({ elements: 3, bytes: Buffer.byteLength(page) });
  expect(measuresOf(scripted)).toEqual(measuresOf(page));
});
