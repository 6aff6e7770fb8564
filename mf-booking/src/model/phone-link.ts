/** `tel:` address of a written number; null when what is written is not one number alone. */
export function phoneLink(written: string): string | null {
  const number = /^[+\d][\d\s-]{4,}\d/.exec(written.trim())?.[0];
  return number ? `tel:${number.replaceAll(/[\s-]/g, '')}` : null;
}
