import type { SpanAttributes, SpanKind } from './span.ts';
import type { EndedSpan } from './tracer.ts';

/* Traces over OTLP/HTTP as JSON (https://opentelemetry.io/docs/specs/otlp/). */

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const FAILED = { code: 2 };
/** Spans of one message, and of all that wait: a collector that is away costs no more memory than this. */
const BATCH = 512;
const MOST_WAITING = 4096;
/** Milliseconds. */
const EVERY = 1000;
const PATIENCE = 5000;

const nanoseconds = (ms: number): string => (BigInt(Math.round(ms * 1000)) * 1000n).toString();

const otlpAttributes = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) },
  }));

const otlpSpan = (span: EndedSpan) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: nanoseconds(span.begun),
  endTimeUnixNano: nanoseconds(Math.max(span.begun, span.ended)),
  attributes: otlpAttributes(span.attributes),
  ...(span.isFailed && { status: FAILED }),
});

/** One `ExportTraceServiceRequest`. */
export const otlpMessage = (service: string, spans: readonly EndedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [{ scope: { name: 'site' }, spans: spans.map(otlpSpan) }],
    },
  ],
});

export interface Exporter {
  take(spans: readonly EndedSpan[]): void;
  /** Sends what waits, and no more after that. */
  close(): Promise<void>;
}

export interface ExporterOptions {
  /** Of the collector, without `/v1/traces`. */
  url: string;
  /** Name of the program. */
  service: string;
  /** Told when a message was not taken; its spans are lost. */
  onLoss: (lost: { spans: number; reason: string }) => void;
}

/** Sends spans once a second; what the collector does not take is lost and said, and never makes anybody wait. */
export function createExporter({ url, service, onLoss }: ExporterOptions): Exporter {
  const address = `${url.replace(/\/+$/, '')}/v1/traces`;
  let waiting: EndedSpan[] = [];
  let dropped = 0;
  let isSending = false;

  async function post(spans: readonly EndedSpan[]): Promise<void> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(otlpMessage(service, spans)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      const spans = waiting.splice(0, BATCH);
      await post(spans).catch((error: unknown) => {
        onLoss({ spans: spans.length, reason: error instanceof Error ? error.message : 'unknown' });
      });
    }
    if (dropped > 0) onLoss({ spans: dropped, reason: 'more than the collector takes' });
    dropped = 0;
    isSending = false;
  }

  const timer = setInterval(() => void send(), EVERY);
  timer.unref();
  return {
    take(spans) {
      const room = MOST_WAITING - waiting.length;
      waiting = waiting.concat(spans.slice(0, room));
      dropped += Math.max(0, spans.length - room);
    },
    async close() {
      clearInterval(timer);
      await send();
    },
  };
}
