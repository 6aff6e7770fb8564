import { isInShare, newSpanId, newTraceId, type TraceContext } from './trace-context.ts';
import { nowMs, type Period, type Span, type SpanAttributes, type SpanKind, type SpanStart } from './span.ts';

/** A span that is over, as it leaves the program. */
export interface EndedSpan extends Period {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: SpanKind;
  attributes: SpanAttributes;
  isFailed: boolean;
}

export interface TracerOptions {
  /** From 0 to 1: of the traces that begin here, those that are recorded whatever happens. */
  share: number;
  /** A request of more milliseconds is recorded all the same. */
  slowMs: number;
  /** Told of spans that are recorded. */
  take: (spans: readonly EndedSpan[]) => void;
}

/** Where a request stands that nothing was done for yet. */
export interface Origin {
  /** Of who asks, where that is known. */
  parent: TraceContext | null;
  traceId: string;
  /** Its trace is recorded whatever happens. */
  isSampled: boolean;
}

export interface Tracer {
  originOf(parent: TraceContext | null): Origin;
  begin(start: SpanStart, origin: Origin): Span;
}

/** Spans that wait for the end of a request that may turn out slow or wrong; a page has some thirty. */
const MOST_WAITING = 200;
/** Words of ours: without spaces, `@` and long numbers nobody's name, address or number fits. */
const OURS = /^(?!.*\d{6})[\w./:*{}-]{1,80}$/;

const safe = (word: string): string => (OURS.test(word) ? word : 'other');
/** What was done, in front of what it was done to. */
const DOING = /^(?:[A-Z]+|render) (?=\S+$)/;
const safeName = (name: string): string => (safe(name.replace(DOING, '')) === 'other' ? 'other' : name);

function safeAttributes(attributes: SpanAttributes): SpanAttributes {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? safe(value) : value]));
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'other';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** What all spans of one request in this program share. */
class RequestTrace {
  readonly #options: TracerOptions;
  readonly traceId: string;
  readonly isSampled: boolean;
  #waiting: EndedSpan[] = [];
  #fate: 'open' | 'kept' | 'dropped' = 'open';

  constructor(options: TracerOptions, { traceId, isSampled }: Origin) {
    this.#options = options;
    this.traceId = traceId;
    this.isSampled = isSampled;
    if (this.isSampled) this.#fate = 'kept';
  }

  add(span: EndedSpan): void {
    if (this.#fate === 'kept') this.#options.take([span]);
    else if (this.#fate === 'open' && this.#waiting.length < MOST_WAITING) this.#waiting.push(span);
  }

  /** The request is over, and with it is known whether it was worth recording. */
  settle(root: EndedSpan): void {
    const isSlow = root.ended - root.begun >= this.#options.slowMs;
    if (this.#fate === 'open') this.#fate = root.isFailed || isSlow ? 'kept' : 'dropped';
    if (this.#fate === 'kept') this.#options.take([...this.#waiting, root]);
    this.#waiting = [];
  }

  drop(): void {
    this.#fate = 'dropped';
    this.#waiting = [];
  }
}

class TracedSpan implements Span {
  readonly context: TraceContext;
  readonly #trace: RequestTrace;
  readonly #parentId: string | undefined;
  readonly #isRoot: boolean;
  readonly #kind: SpanKind;
  readonly #begun = nowMs();
  readonly #attributes: SpanAttributes;
  #name: string;
  #isFailed = false;
  #isOver = false;

  constructor(
    trace: RequestTrace,
    { name, kind, attributes }: SpanStart,
    at: { parentId?: string | undefined; isRoot: boolean },
  ) {
    this.#trace = trace;
    this.context = { traceId: trace.traceId, spanId: newSpanId(), isSampled: trace.isSampled };
    this.#name = name;
    this.#kind = kind;
    this.#attributes = { ...attributes };
    this.#parentId = at.parentId;
    this.#isRoot = at.isRoot;
  }

  child(start: SpanStart): Span {
    return new TracedSpan(this.#trace, start, { parentId: this.context.spanId, isRoot: false });
  }

  record({ name, kind, attributes = {} }: SpanStart, period: Period): void {
    const { traceId, spanId: parentId } = this.context;
    const isFailed = attributes['error.type'] !== undefined;
    const about = { name: safeName(name), kind, attributes: safeAttributes(attributes), isFailed };
    this.#trace.add({ traceId, spanId: newSpanId(), parentId, ...about, ...period });
  }

  rename(name: string): void {
    this.#name = name;
  }

  set(attributes: SpanAttributes): void {
    Object.assign(this.#attributes, attributes);
    if ((attributes['http.response.status_code'] ?? 0) >= 500) this.#isFailed = true;
  }

  fail(error: unknown): void {
    this.#isFailed = true;
    this.#attributes['error.type'] = typeOf(error);
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { traceId, spanId } = this.context;
    const ended: EndedSpan = {
      traceId,
      spanId,
      parentId: this.#parentId,
      name: safeName(this.#name),
      kind: this.#kind,
      attributes: safeAttributes(this.#attributes),
      isFailed: this.#isFailed,
      begun: this.#begun,
      ended: nowMs(),
    };
    if (this.#isRoot) this.#trace.settle(ended);
    else this.#trace.add(ended);
  }

  discard(): void {
    this.#isOver = true;
    if (this.#isRoot) this.#trace.drop();
  }
}

/**
 * Which traces are recorded: those whose first program says so, a share of those that begin here, and whatever of a request
 * this program saw when it failed or was slow.
 */
export function createTracer(options: TracerOptions): Tracer {
  return {
    originOf(parent) {
      const traceId = parent?.traceId ?? newTraceId();
      return { parent, traceId, isSampled: parent?.isSampled ?? isInShare(traceId, options.share) };
    },
    begin: (start, origin) =>
      new TracedSpan(new RequestTrace(options, origin), start, { parentId: origin.parent?.spanId, isRoot: true }),
  };
}
