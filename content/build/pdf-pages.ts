/** How many pages a PDF has, as the root of its tree of pages says (ISO 32000-1, 7.7.3). */
export function pagesOf(bytes: Buffer): number {
  const trees = bytes.toString('latin1').matchAll(/\/Type \/Pages\b[^>]*?\/Count (\d+)/g);
  const counts = [...trees].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error('a PDF without pages');
  return Math.max(...counts);
}
