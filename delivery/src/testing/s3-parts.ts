/** Of an upload in parts. */
export interface UploadedBytes {
  number: number;
  bytes: Buffer;
}

/** What a `Range` of one span asks of an object: all of it where there is none. */
export function rangeOf(
  bytes: Buffer,
  range: string | undefined,
): { status: number; body: Buffer; headers: Record<string, string> } {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '') return { status: 200, body: bytes, headers: {} };
  const body = bytes.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  const end = Number(from) + body.length - 1;
  return { status: 206, body, headers: { 'content-range': `bytes ${from}-${end}/${bytes.length}` } };
}
