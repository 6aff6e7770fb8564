import type { TraceContext } from './trace-context.ts';

/** What a span may say. Nothing else leaves a program: no address, no search word, no text that a visitor wrote. */
export interface SpanAttributes {
  'http.request.method'?: string | undefined;
  'http.response.status_code'?: number;
  /** The pattern of a route, such as `/cn/api/booking/add`; never an address. */
  'http.route'?: string | undefined;
  'error.type'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  /** `page`, `file`, `service`: what was asked for. */
  'site.kind'?: string | undefined;
  'site.section'?: string | undefined;
  /** Row of the routes of its section. */
  'site.page'?: string | undefined;
  'site.language'?: string;
  /** Name of a call of the contract. */
  'site.call'?: string;
  'site.cache'?: 'hit' | 'stale';
}

export type SpanKind = 'internal' | 'server' | 'client';

export interface SpanStart {
  name: string;
  kind: SpanKind;
  attributes?: SpanAttributes;
}

/** Milliseconds since the epoch, with fractions. */
export interface Period {
  begun: number;
  ended: number;
}

/** Something that takes time, while it does. */
export interface Span {
  readonly context: TraceContext;
  child(start: SpanStart): Span;
  /** A child that is over. */
  record(start: SpanStart, period: Period): void;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param error its name is recorded, never its message */
  fail(error: unknown): void;
  /** The second end of a span is none. */
  end(): void;
  /** It and what is below it was not worth a trace. */
  discard(): void;
}

/** Milliseconds since the epoch, as exact as the clock of the process. */
export const nowMs = (): number => performance.timeOrigin + performance.now();
