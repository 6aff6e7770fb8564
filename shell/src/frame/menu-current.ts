/**
 * How well an address of the menu fits the page: 0 not at all, more the closer. An address with a query or a fragment
 * fits only itself, because `/news/detail?baseid=…` in the menu is one article and not all of them.
 */
function fit(url: string, path: string): number {
  if (url === path) return Number.MAX_SAFE_INTEGER;
  if (url === '' || /[?#]/.test(url)) return 0;
  const page = path.replace(/[?#].*$/, '');
  return page === url || page.startsWith(`${url}/`) ? url.length : 0;
}

/**
 * Which top-level entry the page belongs to, or -1.
 * @param tops for each entry its own address and those of everything below it, all below the language segment
 * @param path of the page, below the language segment, with its query
 */
export function currentTop(tops: readonly (readonly string[])[], path: string): number {
  const fits = tops.map((urls) => Math.max(0, ...urls.map((url) => fit(url, path))));
  const best = Math.max(0, ...fits);
  return best === 0 ? -1 : fits.indexOf(best);
}
