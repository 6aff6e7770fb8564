import { expect, it } from 'vitest';
import { openWindow } from '../../testing/open-window.ts';

async function openBasket(stored: string | null) {
  const { window } = openWindow({ html: '<span data-count-of="basket"></span><span data-count-of>x</span>' });
  if (stored !== null) localStorage.setItem('basket', stored);
  const counts = await import('./counts.ts');
  counts.listenForCounts();
  const shown = () => [...document.querySelectorAll('span')].map(({ textContent }) => textContent);
  return { ...counts, window, shown };
}

it('the header says how many entries this device has chosen, and nothing for none', async () => {
  const { showCounts, shown } = await openBasket('["film","pack"]');
  showCounts();
  expect(shown()).toEqual([' (2)', '']);
  localStorage.setItem('basket', '[]');
  showCounts();
  expect(shown()).toEqual(['', '']);
});

it.each([null, '{', '"two"', '{"length":2}'])('the header counts nothing in %s', async (stored) => {
  const { showCounts, shown } = await openBasket(stored);
  showCounts();
  expect(shown()).toEqual(['', '']);
});

it.each(['storage', 'pageshow'])('the header counts again with the event %s', async (type) => {
  const { window, shown } = await openBasket('["film"]');
  window.dispatchEvent(new window.Event(type));
  expect(shown()).toEqual([' (1)', '']);
});
