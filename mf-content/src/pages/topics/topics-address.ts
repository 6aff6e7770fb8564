/** Below the language segment. */
export function topicsAddress(page: number): string {
  return page > 1 ? `/zt?page=${page}` : '/zt';
}
