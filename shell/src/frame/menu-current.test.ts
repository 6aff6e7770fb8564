import { describe, expect, it } from 'vitest';
import { currentTop } from './menu-current.ts';

const news = ['/news', '/news?column=COL-XWZX-QYDT'];
const technology = ['/news/detail?baseid=aerodynamics-laboratory', '/news/detail?baseid=s1-concept-debut'];
const investors = ['/invest/stock', '/invest/stock?market=H'];
const home = ['/'];
const tops = [home, news, technology, investors];

describe('the menu entry of a page', () => {
  it.each([
    ['/news', 1],
    ['/news?column=COL-XWZX-QYDT&page=2', 1],
    ['/news/detail?baseid=some-other-article', 1],
    ['/news/detail?baseid=s1-concept-debut', 2],
    ['/invest/stock?market=H', 3],
    ['/', 0],
    ['/?brand=yunji', 0],
    ['/newsletter', -1],
    ['/unknown', -1],
  ])('%s belongs to entry %i', (path, index) => {
    expect(currentTop(tops, path)).toBe(index);
  });
});
