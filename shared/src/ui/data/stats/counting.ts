const NUMBER = /\d[\d,\u00a0]*(?:\.\d+)?/;

/**
 * A figure on its way up: `progress` from 0 to 1 of the number inside a written value, with the same grouping and the
 * same decimals, so that it never changes its kind while it counts. Text without a number stays as it is.
 */
export function counting(value: string, progress: number): string {
  const written = NUMBER.exec(value)?.[0];
  if (written === undefined || progress >= 1) return value;
  const decimals = written.split('.')[1]?.length ?? 0;
  const separator = /[,\u00a0]/.exec(written)?.[0] ?? '';
  const now = Number(written.replaceAll(/[,\u00a0]/g, '')) * Math.max(0, progress);
  const [whole = '0', rest] = now.toFixed(decimals).split('.');
  const grouped = separator === '' ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, separator);
  return value.replace(NUMBER, rest === undefined ? grouped : `${grouped}.${rest}`);
}
