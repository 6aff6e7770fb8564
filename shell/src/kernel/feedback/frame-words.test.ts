import { expect, it } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';
import { word } from './frame-words.ts';

it('scripts show the words of the document, and none that it does not have', () => {
  openWindow({ html: '' });
  expect([word('retry'), word('other')]).toEqual(['Try again', '']);
  document.getElementById('words')?.remove();
  expect(word('retry')).toBe('');
});
