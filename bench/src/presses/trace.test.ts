import { describe, expect, it } from 'vitest';
import { lengthOf, pressesIn, tasksDuring, type TraceEvent } from './trace.ts';

const MAIN = { pid: 1, tid: 2 };
const part = (name: string, [ts, dur]: readonly [number, number], data = {}): TraceEvent => ({
  ...MAIN,
  name,
  ph: 'X',
  ts,
  dur,
  args: { data },
});

const timing = (data: object): TraceEvent => ({
  ...MAIN,
  tid: 9,
  name: 'EventTiming',
  ph: 'b',
  ts: 100_000,
  args: { data: { type: 'click', interactionId: 7, timeStamp: 10, processingStart: 40, processingEnd: 50, ...data } },
});

describe('a press in a trace', () => {
  it('waited, ran and was painted for so many milliseconds', () => {
    const [press] = pressesIn([timing({ duration: 90 })]);
    expect(press).toMatchObject({ type: 'click', delay: 30, processing: 10, presentation: 50, until: 190_000 });
    expect(press && lengthOf(press)).toBe(90);
  });

  it('is nothing that only moves a pointer', () => {
    expect(pressesIn([timing({ duration: 90, interactionId: 0 })])).toEqual([]);
  });

  it('is told with the tasks of its page until it was painted, the longest first, and what was in them', () => {
    const events: TraceEvent[] = [
      { ...MAIN, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } },
      part('RunTask', [90_000, 20_000]),
      part('FunctionCall', [92_000, 15_000], { functionName: 'open', url: 'https://a.example/menu.js?1' }),
      part('Layout', [95_000, 5000]),
      part('RunTask', [120_000, 40_000]),
      part('RunTask', [190_000, 40_000]),
      { ...part('RunTask', [120_000, 90_000]), pid: 3 },
    ];
    const [press] = pressesIn([timing({ duration: 90 })]);
    const tasks = press ? tasksDuring(events, press) : [];
    expect(tasks.map(({ at, length }) => [at, length])).toEqual([
      [20, 40],
      [-10, 20],
    ]);
    expect(tasks[1]?.work).toEqual([
      { name: 'FunctionCall open menu.js', spent: 10 },
      { name: 'other', spent: 5 },
      { name: 'Layout', spent: 5 },
    ]);
  });
});
