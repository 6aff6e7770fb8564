import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

/* What runs within which span. Without tracing nothing ever does, and asking costs some nanoseconds. */

const storage = new AsyncLocalStorage<Span | undefined>();

export const currentSpan = (): Span | undefined => storage.getStore();

export const withinSpan = <Result>(span: Span | undefined, work: () => Result): Result => storage.run(span, work);

/** For every line of a log: the trace that it belongs to. */
export function traceFields(): { trace_id: string; span_id: string } | Record<string, never> {
  const span = currentSpan();
  return span ? { trace_id: span.context.traceId, span_id: span.context.spanId } : {};
}
