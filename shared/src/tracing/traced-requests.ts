import type { IncomingMessage, ServerResponse } from 'node:http';
import { withinSpan } from './current-span.ts';
import type { Span } from './span.ts';
import { readTraceparent } from './trace-context.ts';
import type { Tracer } from './tracer.ts';

/** What answers a request. */
export interface Work {
  whole: () => void;
  /** Answers it where that takes no time and cannot fail: worth a span only in a trace that is recorded. @returns whether it did */
  atOnce?: () => boolean;
}

/** Requests of a server, each as a span that ends with its answer. */
export interface TracedRequests {
  /** Does what answers a request within its span. */
  around(request: IncomingMessage, response: ServerResponse, work: Work): void;
  /** Goes on within it: a body arrives outside of what waited for it. */
  resume(request: IncomingMessage, work: () => void): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** @param isTrusted whether a request comes from a program of ours: anybody else's `traceparent` is not believed */
export function traceRequests(
  tracer: Tracer,
  isTrusted: (request: IncomingMessage) => boolean,
): Omit<TracedRequests, 'close'> {
  const spans = new WeakMap<IncomingMessage, Span>();
  return {
    around(request, response, { whole, atOnce }) {
      const { method = 'GET', headers } = request;
      const given = headers['traceparent'];
      const parent = typeof given === 'string' && isTrusted(request) ? readTraceparent(given) : null;
      const origin = tracer.originOf(parent);
      if (!origin.isSampled && atOnce?.()) return;
      const attributes = { 'http.request.method': method };
      const span = tracer.begin({ name: method, kind: 'server', attributes }, origin);
      spans.set(request, span);
      const end = () => {
        span.set({ 'http.response.status_code': response.statusCode });
        span.end();
      };
      // Who goes away before the end leaves no `finish`.
      response.once('finish', end).once('close', end);
      withinSpan(span, whole);
    },
    resume: (request, work) => withinSpan(spans.get(request), work),
  };
}
