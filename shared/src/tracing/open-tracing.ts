import type { IncomingMessage } from 'node:http';
import type { TracedRequests } from './traced-requests.ts';

export interface TracingSettings {
  /** Of the collector. */
  url: string;
  /** From 0 to 1. */
  share: number;
  slowMs: number;
}

/** As the environment names them. */
interface TracingValues {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
  TRACES_SLOW_MS: number;
}

/** Undefined where no traces are asked for. */
export function tracingSettings(values: TracingValues): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share, TRACES_SLOW_MS: slowMs } = values;
  return url === undefined ? undefined : { url, share, slowMs };
}

export interface TracingOptions {
  settings: TracingSettings | undefined;
  /** Name of the program, as traces show it. */
  service: string;
  isTrusted: (request: IncomingMessage) => boolean;
  onLoss: (lost: { spans: number; reason: string }) => void;
}

/** Traces of requests, where settings ask for them: without, nothing of it is even loaded. */
export async function openTracing({
  settings,
  service,
  isTrusted,
  onLoss,
}: TracingOptions): Promise<TracedRequests | undefined> {
  if (!settings) return undefined;
  const [{ createTracer }, { createExporter }, { traceRequests }] = await Promise.all([
    import('./tracer.ts'),
    import('./otlp-exporter.ts'),
    import('./traced-requests.ts'),
  ]);
  const { url, share, slowMs } = settings;
  const exporter = createExporter({ url, service, onLoss });
  const tracer = createTracer({ share, slowMs, take: (spans) => exporter.take(spans) });
  return { ...traceRequests(tracer, isTrusted), close: () => exporter.close() };
}
