import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector reads it. */
export interface CollectedSpan {
  /** Name of the program. */
  service: string;
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentId: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Where programs send their traces. */
export interface TraceCollector {
  url: string;
  /** What has come so far, as it came. */
  text(): string;
  spans(): readonly CollectedSpan[];
  /** The span and what is below it, depth first: name and depth. */
  below(span: CollectedSpan): readonly string[];
  close(): void;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: string };
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}
interface OtlpMessage {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const valueOf = ({ value: { stringValue, intValue } }: Attribute) => stringValue ?? intValue ?? '';

function spansOf(message: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(message) as OtlpMessage;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.map(valueOf).join(' ');
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map(({ traceId, spanId, parentSpanId = '', name, attributes }) => ({
      service,
      traceId,
      spanId,
      parentId: parentSpanId,
      name,
      attributes: Object.fromEntries(attributes.map((one) => [one.key, valueOf(one)])),
    }));
  });
}

/**
 * A collector of OpenTelemetry on this machine that keeps all it is sent.
 * @param status what it answers
 */
export async function collectTraces(status = 200): Promise<TraceCollector> {
  const messages: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    messages.push(await text(request));
    response.writeHead(request.url === '/v1/traces' ? status : 404).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => messages.flatMap(spansOf);
  const below = (span: CollectedSpan): string[] => {
    const children = spans().filter(({ parentId, traceId }) => parentId === span.spanId && traceId === span.traceId);
    return [`${span.service} ${span.name}`, ...children.flatMap((child) => below(child).map((line) => `  ${line}`))];
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => messages.join('\n'),
    spans,
    below,
    close: () => void server.close(),
  };
}
