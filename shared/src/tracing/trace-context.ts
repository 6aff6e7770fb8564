import { randomFillSync } from 'node:crypto';

/** Where a span stands: W3C Trace Context, version 00 (https://www.w3.org/TR/trace-context/). */
export interface TraceContext {
  /** 32 digits of hexadecimal. */
  traceId: string;
  /** 16 digits of hexadecimal. */
  spanId: string;
  /** Whether the whole trace is recorded. */
  isSampled: boolean;
}

/** Later versions may have more behind the flags; `ff` is no version. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;

/** What a `traceparent` header says; null where it says nothing that can be gone on with. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, traceId, spanId, flags, more] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  if (more !== undefined && header?.startsWith('00')) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** Random bytes are fetched for many ids at once: each fetch costs as much as a hundred ids. */
const pool = Buffer.allocUnsafe(4096);
let used = pool.length;

function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}

export const newTraceId = (): string => randomHex(16);
export const newSpanId = (): string => randomHex(8);

/**
 * Whether a trace belongs to the share that is recorded: told from its id alone, so that programs that never spoke agree.
 * @param share from 0 to 1
 */
export const isInShare = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-13), 16) < share * 2 ** 52;
