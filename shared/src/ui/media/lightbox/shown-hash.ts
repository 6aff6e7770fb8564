/** Fragment of a picture of a gallery, from 0: `#views-3` is the third. It is also the id of its thumbnail. */
export function hashOf(gallery: string, index: number): string {
  return `${gallery}-${index + 1}`;
}

/** The picture that a fragment names, or null when it is not one of this gallery's. */
export function indexIn(hash: string, gallery: string, count: number): number | null {
  const number = hash.startsWith(`#${gallery}-`) ? hash.slice(gallery.length + 2) : '';
  if (!/^[1-9]\d{0,3}$/.test(number)) return null;
  return Number(number) <= count ? Number(number) - 1 : null;
}
