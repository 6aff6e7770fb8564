/** A page number to link to, or a gap of pages that are left out. */
export type PageSlot = number | 'gap';

/**
 * The pages to show: the first, the last, the current one and its neighbours. A gap always stands for two pages or
 * more, because a gap for one page is wider than its number.
 */
export function pageWindow(current: number, pages: number): PageSlot[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((page, index): PageSlot[] => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap', page];
  });
}

/** How many pages `total` items make; never less than one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
