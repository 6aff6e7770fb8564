import { describe, expect, it, vi } from 'vitest';
import { click, openWindow } from '../testing/open-window.ts';

const FINDER = `<section data-tool="finder">
  <a data-brand="chenyue" href="?brand=chenyue" aria-current="true">Chenyue</a><a data-brand="yaoxing" href="?brand=yaoxing">Yaoxing</a>
  <div data-of="chenyue" data-count="{n} vehicles"><a data-brand="chenyue" data-type="suv" href="?brand=chenyue&type=suv">SUV</a>
    <i data-vehicle="suv">X5</i><i data-vehicle="suv">X8</i><i data-vehicle="saloon">S7</i></div>
  <div data-of="yaoxing" data-count="{n} cars"><i data-vehicle="suv">V6</i></div>
  <output data-finder-count></output>
</section><a data-brand="chenyue" id="outside" href="#">Elsewhere</a><b>Text</b>`;

async function openFinder(isWide = true) {
  const opened = openWindow({ html: FINDER });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isWide && query === '(min-width: 64rem)' }));
  await import('./finder.ts');
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const shown = () => texts('[data-of]:not([data-off]) [data-vehicle]:not([data-off])');
  const current = () => texts('[aria-current]');
  const count = () => document.querySelector('output')?.textContent;
  return { ...opened, shown, current, count };
}

describe('the finder on a wide window', () => {
  it('shows the vehicles of a brand in place, how many they are, and keeps the choice in the address', async () => {
    const { shown, current, count } = await openFinder();
    expect(click('[data-brand=yaoxing]').defaultPrevented).toBe(true);
    expect([shown(), current(), count()]).toEqual([['V6'], ['Yaoxing'], '1 cars']);
    expect(location.search).toBe('?brand=yaoxing');
    click('[data-brand=chenyue]');
    expect([shown(), current(), count()]).toEqual([['X5', 'X8', 'S7'], ['Chenyue'], '3 vehicles']);
  });

  it('shows those of a type, and all again when only the brand is chosen', async () => {
    const { shown, current, count } = await openFinder();
    click('[data-type=suv]');
    expect([shown(), current(), count()]).toEqual([['X5', 'X8'], ['Chenyue', 'SUV'], '2 vehicles']);
    click('[data-brand=chenyue]:not([data-type])');
    expect([shown(), current()]).toEqual([['X5', 'X8', 'S7'], ['Chenyue']]);
  });
});

describe('the finder leaves to the browser', () => {
  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click that wants another window (%s)', async (key) => {
    const { shown } = await openFinder();
    expect(click('[data-brand=yaoxing]', { [key]: true }).defaultPrevented).toBe(false);
    expect(shown()).toEqual(['X5', 'X8', 'S7', 'V6']);
  });

  it('every click on a narrow window, and on what is not its own', async () => {
    await openFinder(false);
    expect(click('[data-brand=yaoxing]').defaultPrevented).toBe(false);
    const wide = await openFinder();
    expect([click('#outside'), click('b')].map((event) => event.defaultPrevented)).toEqual([false, false]);
    expect(wide.shown()).toEqual(['X5', 'X8', 'S7', 'V6']);
  });
});
