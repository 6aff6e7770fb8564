const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** File sizes in units B to YB with two decimals, 1024 to the unit (spec LIM-file-size, G-34). */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0.00 B';
  let size = bytes;
  let unit = 0;
  // What would be written as 1024.00 belongs to the next unit.
  while (Math.round(size * 100) / 100 >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${size.toFixed(2)} ${UNITS[unit]}`;
}
