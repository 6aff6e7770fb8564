import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageCount, pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const words = { label: 'Pages', previous: 'Previous', next: 'Next', pageOf: (page: number) => `Page ${page}` };
const render = (current: number, pages: number): string =>
  renderToStaticMarkup(<Pagination current={current} pages={pages} hrefOf={(page) => `?page=${page}`} words={words} />);

describe('the pages shown', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 5, [1, 2, 3, 4, 5]],
    [7, 20, [1, 'gap', 6, 7, 8, 'gap', 20]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('on page %i of %i are %j', (current, pages, shown) => {
    expect(pageWindow(current, pages)).toEqual(shown);
  });

  it('never leave out a single page', () => {
    for (let current = 1; current <= 12; current++) {
      const slots = pageWindow(current, 12);
      for (const [index, slot] of slots.entries()) {
        if (slot !== 'gap') continue;
        const [before, after] = [Number(slots[index - 1]), Number(slots[index + 1])];
        expect(after - before).toBeGreaterThan(2);
      }
    }
  });

  it.each([
    [0, 1],
    [8, 1],
    [9, 2],
  ])('for %i articles of 8 a page make %i', (total, pages) => {
    expect(pageCount(total, 8)).toBe(pages);
  });
});

describe('a reader of a list', () => {
  it('sees no pages when everything is on one', () => {
    expect(render(1, 1)).toBe('');
    expect(render(1, 0)).toBe('');
  });

  it('cannot go before the first page', () => {
    expect(render(1, 3)).not.toContain('rel="prev"');
    expect(render(1, 3)).toContain('href="?page=2" rel="next"');
  });

  it('cannot go beyond the last page', () => {
    expect(render(3, 3)).not.toContain('rel="next"');
    expect(render(3, 3)).toContain('href="?page=2" rel="prev"');
  });

  it('comes back to the last page from beyond the end', () => {
    expect(render(9, 3)).toContain('href="?page=3" rel="prev"');
  });

  it('hears which page this is', () => {
    expect(render(2, 3)).toContain('href="?page=2" aria-label="Page 2" aria-current="page"');
  });
});
