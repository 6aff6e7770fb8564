import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { currentSpan, traceFields, withinSpan } from './current-span.ts';
import { openTracing } from './open-tracing.ts';
import { collectTraces, type TraceCollector } from '../testing/trace-collector.ts';
import { createTracer, type EndedSpan } from './tracer.ts';
import { isInShare, newTraceId, readTraceparent, writeTraceparent } from './trace-context.ts';

const REQUEST = { name: 'GET', kind: 'server' } as const;

function tracerOf({ share = 0, slowMs = 60_000 }: { share?: number; slowMs?: number }) {
  const spans: EndedSpan[] = [];
  return { spans, tracer: createTracer({ share, slowMs, take: (some) => spans.push(...some) }) };
}

/** A collector for the time of a test. */
async function collect(status = 200): Promise<TraceCollector> {
  const collector = await collectTraces(status);
  onTestFinished(() => collector.close());
  return collector;
}

describe('a traceparent', () => {
  it('says where to go on, and whether that is recorded', () => {
    const header = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const context = readTraceparent(header);
    expect(context).toEqual({
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      spanId: '00f067aa0ba902b7',
      isSampled: true,
    });
    expect(context && writeTraceparent(context)).toBe(header);
    expect(readTraceparent(header.replace('-01', '-02'))?.isSampled).toBe(false);
  });

  it.each([
    ['of no trace', '00-00000000000000000000000000000000-00f067aa0ba902b7-01'],
    ['of no span', '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01'],
    ['of a version that never is', 'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
    ['with more than its version knows', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-x'],
    ['in capital letters', '00-4BF92F3577B34DA6A3CE929D0E0E4736-00F067AA0BA902B7-01'],
    ['that is something else', 'select * from visit'],
  ])('%s is none', (_case, header) => {
    expect(readTraceparent(header)).toBeNull();
  });

  it('of a later version is gone on with', () => {
    expect(readTraceparent('01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-new')?.isSampled).toBe(true);
  });
});

describe('a trace', () => {
  it('is recorded whole when who began it says so, below their span', () => {
    const { spans, tracer } = tracerOf({});
    const root = tracer.begin(
      REQUEST,
      tracer.originOf({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true }),
    );
    const call = root.child({ name: 'booking/add', kind: 'client' });
    call.end();
    root.end();
    root.end();
    expect(spans.map(({ name, traceId, parentId }) => [name, traceId, parentId])).toEqual([
      ['booking/add', 'a'.repeat(32), root.context.spanId],
      ['GET', 'a'.repeat(32), 'b'.repeat(16)],
    ]);
  });

  it('that nobody asked for leaves nothing when it is quick and well', () => {
    const { spans, tracer } = tracerOf({});
    const root = tracer.begin(REQUEST, tracer.originOf(null));
    root.child({ name: 'render home', kind: 'internal' }).end();
    root.set({ 'http.response.status_code': 404 });
    root.end();
    expect(spans).toEqual([]);
    expect(root.context.isSampled).toBe(false);
  });

  it.each([
    ['fails', { slowMs: 60_000, status: 503 }],
    ['is slow', { slowMs: 0, status: 200 }],
  ])('that nobody asked for is recorded when it %s', (_case, { slowMs, status }) => {
    const { spans, tracer } = tracerOf({ slowMs });
    const root = tracer.begin(REQUEST, tracer.originOf(null));
    root.child({ name: 'render home', kind: 'internal' }).end();
    root.set({ 'http.response.status_code': status });
    root.end();
    expect(spans.map(({ name }) => name)).toEqual(['render home', 'GET']);
  });

  it('of a probe leaves nothing, whatever becomes of it', () => {
    const { spans, tracer } = tracerOf({ share: 1 });
    const root = tracer.begin(REQUEST, tracer.originOf(null));
    root.discard();
    root.child({ name: 'load', kind: 'internal' }).end();
    root.end();
    expect(spans).toEqual([]);
  });

  it('is in the share by its id alone, so that programs agree', () => {
    const ids = Array.from({ length: 4000 }, newTraceId);
    const taken = ids.filter((id) => isInShare(id, 0.25)).length;
    expect(taken).toBeGreaterThan(850);
    expect(taken).toBeLessThan(1150);
    expect(ids.every((id) => isInShare(id, 1) && !isInShare(id, 0))).toBe(true);
  });
});

describe('what a span says', () => {
  it.each(['peter@example.org', '13812345678', '陈小路', 'Peter Chen', "o'neil; drop", 'x'.repeat(81)])(
    'is never %s',
    (word) => {
      const { spans, tracer } = tracerOf({ share: 1 });
      const root = tracer.begin({ name: word, kind: 'server' }, tracer.originOf(null));
      root.set({ 'site.page': word });
      root.fail(new Error(word));
      root.end();
      expect(JSON.stringify(spans)).not.toContain(word);
      expect(spans[0]).toMatchObject({ name: 'other', attributes: { 'site.page': 'other', 'error.type': 'Error' } });
    },
  );
});

describe('a line of the log', () => {
  it('names the trace in which it is written, and none outside of traces', () => {
    const { tracer } = tracerOf({});
    const root = tracer.begin(REQUEST, tracer.originOf(null));
    const { traceId: trace_id, spanId: span_id } = root.context;
    expect(withinSpan(root, traceFields)).toEqual({ trace_id, span_id });
    expect([traceFields(), currentSpan()]).toEqual([{}, undefined]);
  });
});

describe('tracing', () => {
  const settings = { share: 1, slowMs: 1000 };
  const program = { service: 'web', isTrusted: () => true };

  /** One answered request of a server, in a trace that is recorded or not. */
  async function answerOne(
    tracing: NonNullable<Awaited<ReturnType<typeof openTracing>>>,
    { flags = '01', ...more }: { flags?: '00' | '01'; atOnce?: () => boolean } = {},
  ) {
    const server = createServer((request, response) =>
      tracing.around(request, response, { whole: () => void response.writeHead(204).end(), ...more }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/cn/en?q=chen`, {
      headers: { traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}` },
    });
    const closed = once(server, 'close');
    server.close();
    await closed;
    await tracing.close();
  }

  it('sends what it has to the collector before it ends', async () => {
    const { text, url } = await collect();
    const tracing = await openTracing({ settings: { url: `${url}/`, ...settings }, ...program, onLoss: () => {} });
    if (!tracing) throw new Error('there is none');
    await answerOne(tracing);
    expect(JSON.parse(text())).toMatchObject({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'web' } }] },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
                  parentSpanId: '00f067aa0ba902b7',
                  name: 'GET',
                  kind: 2,
                  startTimeUnixNano: expect.stringMatching(/^\d{19}$/) as string,
                  attributes: [
                    { key: 'http.request.method', value: { stringValue: 'GET' } },
                    { key: 'http.response.status_code', value: { intValue: '204' } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(text()).not.toContain('chen');
  });

  it('asks first for what takes no time, but in a trace that is recorded has a span for it', async () => {
    const { spans, url } = await collect();
    for (const flags of ['00', '01'] as const) {
      const tracing = await openTracing({ settings: { url, ...settings }, ...program, onLoss: () => {} });
      if (!tracing) throw new Error('there is none');
      const atOnce = vi.fn(() => false);
      await answerOne(tracing, { flags, atOnce });
      expect([flags, atOnce.mock.calls.length]).toEqual([flags, flags === '00' ? 1 : 0]);
    }
    expect(spans()).toHaveLength(1);
  });

  it('begins a trace of its own when a stranger names one', async () => {
    const { spans, text, url } = await collect();
    const settingsHere = { url, ...settings };
    const tracing = await openTracing({
      settings: settingsHere,
      service: 'web',
      isTrusted: () => false,
      onLoss: () => {},
    });
    if (!tracing) throw new Error('there is none');
    await answerOne(tracing);
    expect(spans()).toHaveLength(1);
    expect(text()).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it('says what a collector did not take, and goes on', async () => {
    const { url } = await collect(503);
    const losses: unknown[] = [];
    const tracing = await openTracing({
      settings: { url, ...settings },
      ...program,
      onLoss: (lost) => losses.push(lost),
    });
    if (!tracing) throw new Error('there is none');
    await answerOne(tracing);
    expect(losses).toEqual([{ spans: 1, reason: 'the collector answered 503' }]);
  });

  it('is not there without a setting', async () => {
    expect(await openTracing({ settings: undefined, ...program, onLoss: () => {} })).toBeUndefined();
  });
});
