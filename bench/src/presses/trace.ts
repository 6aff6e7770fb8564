/* What a trace of Chromium says of presses: how long each took, and what the main thread did meanwhile. */

/** One event of the Trace Event Format; microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` has a duration; `b` and `e` are begin and end of what is not nested. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: Readonly<Record<string, unknown>>; name?: string };
}

/** Milliseconds of one press (Event Timing API): its handlers wait, run, and their result is painted. */
export interface Press {
  type: string;
  delay: number;
  processing: number;
  presentation: number;
  /** Microseconds of the trace. */
  from: number;
  until: number;
  pid: number;
}

/** Milliseconds that the main thread spent in itself at one kind of work, without what that called. */
export interface Work {
  name: string;
  spent: number;
}

/** A piece of the main thread that nothing interrupts. */
export interface Task {
  /** Milliseconds after the press; negative for what was under way already. */
  at: number;
  length: number;
  work: readonly Work[];
}

const MICROSECONDS = 1000;
/** Kinds of work in one task that are worth a name. */
const NAMED = 4;

const numberIn = (data: Readonly<Record<string, unknown>>, key: string) => Number(data[key] ?? 0);

/** Presses and keys alone: who moves a pointer waits for nothing. */
export function pressesIn(events: readonly TraceEvent[]): Press[] {
  return events.flatMap(({ name, ph, pid, ts, args }) => {
    const data = args?.data;
    if (name !== 'EventTiming' || ph !== 'b' || !data || numberIn(data, 'interactionId') === 0) return [];
    const [stamp, start, end] = ['timeStamp', 'processingStart', 'processingEnd'].map((key) => numberIn(data, key));
    if (stamp === undefined || start === undefined || end === undefined) return [];
    const duration = numberIn(data, 'duration');
    return {
      type: String(data['type']),
      delay: start - stamp,
      processing: end - start,
      presentation: Math.max(0, duration - (end - stamp)),
      from: ts,
      until: ts + duration * MICROSECONDS,
      pid,
    };
  });
}

export const lengthOf = ({ delay, processing, presentation }: Press): number => delay + processing + presentation;

const fileOf = (url: unknown) =>
  String(url)
    .replace(/[?#].*$/, '')
    .replace(/.*\//, '');

/** Kind of work, with the script or the event that it was for. */
function nameOf({ name, args }: TraceEvent): string {
  const data = args?.data ?? {};
  const detail = data['functionName'] || data['type'] || '';
  const file = fileOf(data['url'] ?? '');
  return [name, typeof detail === 'string' ? detail : '', file].filter((part) => part !== '').join(' ');
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** What ran in a task, each without what it called, the longest first. */
function workIn(task: TraceEvent, inside: readonly TraceEvent[]): Work[] {
  const spent = new Map<string, number>();
  const add = (event: TraceEvent, time: number) => {
    const name = event === task ? 'other' : nameOf(event);
    spent.set(name, (spent.get(name) ?? 0) + time);
  };
  const open: TraceEvent[] = [task];
  add(task, task.dur ?? 0);
  for (const event of inside) {
    while (open.length > 1 && endOf(open.at(-1) ?? task) <= event.ts) open.pop();
    add(event, event.dur ?? 0);
    add(open.at(-1) ?? task, -(event.dur ?? 0));
    open.push(event);
  }
  return [...spent]
    .map(([name, time]) => ({ name, spent: time / MICROSECONDS }))
    .toSorted((one, other) => other.spent - one.spent)
    .slice(0, NAMED);
}

/** Tasks of the main thread of the page that was pressed, from the press until its paint, the longest first. */
export function tasksDuring(events: readonly TraceEvent[], { pid, from, until }: Press): Task[] {
  const main = events.find(
    (event) => event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
  )?.tid;
  const whole = events
    .filter((event) => event.pid === pid && event.tid === main && event.ph === 'X')
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return whole
    .filter((event) => event.name === 'RunTask' && endOf(event) > from && event.ts < until)
    .map((task) => ({
      at: (task.ts - from) / MICROSECONDS,
      length: (task.dur ?? 0) / MICROSECONDS,
      work: workIn(
        task,
        whole.filter((event) => event !== task && event.ts >= task.ts && endOf(event) <= endOf(task)),
      ),
    }))
    .toSorted((one, other) => other.length - one.length);
}
