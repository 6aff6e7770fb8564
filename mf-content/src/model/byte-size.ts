const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
const BASE = 1024;

/**
 * A file size with two decimals and a unit from B to YB, base 1024 (product specification §9, decision G-34).
 * @param bytes not negative
 */
export function byteSize(bytes: number): string {
  const last = UNITS.length - 1;
  const power = bytes < 1 ? 0 : Math.min(last, Math.floor(Math.log2(bytes) / 10));
  const value = (bytes / BASE ** power).toFixed(2);
  // Rounding can reach the next unit: 1 048 575 bytes are 1.00 MB, not 1024.00 KB.
  if (Number(value) === BASE && power < last) return `1.00 ${UNITS[power + 1]}`;
  return `${value} ${UNITS[power]}`;
}
