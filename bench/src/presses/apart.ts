import type { Browser } from 'playwright';
import { lengthOf, pressesIn, tasksDuring, type Press, type Task, type TraceEvent } from './trace.ts';
import { visit, type Name } from './visits.ts';

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  '__metadata',
];
/** Milliseconds; what is shorter is fast enough. */
const WORTH = 24;
/** Tasks named for each press, the longest. */
const TASKS = 5;

const ms = (time: number) => `${time.toFixed(0)} ms`;

const taskLine = ({ at, length, work }: Task) =>
  `    ${ms(length)} at ${at.toFixed(0)}: ${work.map(({ name, spent }) => `${name} ${ms(spent)}`).join(', ')}\n`;

function describe(events: readonly TraceEvent[], press: Press): string {
  const { type, delay, processing, presentation } = press;
  const parts = `waits ${ms(delay)}, runs ${ms(processing)}, is painted in ${ms(presentation)}`;
  const tasks = tasksDuring(events, press).slice(0, TASKS);
  return `  ${type}: ${ms(lengthOf(press))}; ${parts}\n${tasks.map(taskLine).join('')}`;
}

/** What each press of one visit waited for, as text: the tasks of the main thread with the work in them. Tracing slows a page down. */
export async function takeApart(browser: Browser, origin: string, name: Name): Promise<string> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await visit(browser, origin, name);
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const presses = pressesIn(events).filter((press) => lengthOf(press) >= WORTH);
  return `${name}\n${presses.map((press) => describe(events, press)).join('')}`;
}
