/** First and last byte, both included. */
interface ByteSpan {
  from: number;
  to: number;
}

/** What of a file of `size` bytes a request wants; `unsatisfiable` lies outside of it. */
export type Wanted = { kind: 'all' } | { kind: 'unsatisfiable' } | ({ kind: 'part' } & ByteSpan);

const ONE_RANGE = /^bytes=(?<first>\d{0,15})-(?<last>\d{0,15})$/;

/**
 * RFC 9110 §14.2: one range of bytes. Anything else, such as several ranges at once, is answered with the whole file,
 * which the RFC allows.
 */
export function rangeOf(header: string | undefined, size: number): Wanted {
  const { first = '', last = '' } = ONE_RANGE.exec(header ?? '')?.groups ?? {};
  if (first === '' && last === '') return { kind: 'all' };
  if (first === '') return endOf(size, Number(last));
  const from = Number(first);
  if (last !== '' && Number(last) < from) return { kind: 'all' };
  if (from >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function endOf(size: number, bytes: number): Wanted {
  if (bytes === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', from: Math.max(0, size - bytes), to: size - 1 };
}

/** RFC 9110 §13.1.5: a range counts only while the file is still the one that the caller has part of. */
export function ifRangeHolds(header: string | undefined, etag: string): boolean {
  return header === undefined || header === etag;
}
