import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './programs/child.ts';
import { answersAt, untilReady, type Endpoint } from './port.ts';

/** Milliseconds before a process that ended is started again: doubled each time, at most a second, for visitors wait. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1000;
/** Milliseconds after which an end has nothing to do with the one before. */
const SOUND_AFTER = 10_000;
/** Milliseconds between two looks, and how many in a row may find nobody: a busy machine is slow for long. */
const LOOK_EVERY = 2000;
const MOST_MISSED = 15;

export interface WatchedProcess {
  name: string;
  endpoint: Endpoint;
  start: () => Child;
  say: (line: string) => void;
  /** Settles when nothing is to be started any more. */
  ending: Promise<unknown>;
}

/** @param count how often it has ended in a row, from 1. @returns milliseconds */
export function pauseBefore(count: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (count - 1));
}

/** Starts a process again whenever it has ended, and ends it when it answers no more, until `ending`. Never gives up. */
export async function keepRunning(first: Child, watched: WatchedProcess): Promise<void> {
  const { name, say, ending } = watched;
  let isEnding = false;
  const end = ending.then(() => (isEnding = true));
  let child = first;
  let count = 0;
  for (;;) {
    const startedAt = performance.now();
    const how = await endOf(child, watched);
    if (isEnding) return;
    count = performance.now() - startedAt > SOUND_AFTER ? 1 : count + 1;
    const wait = pauseBefore(count);
    say(`The ${name} process ended by itself: ${how || 'exit code 0'}. It starts again in ${wait / 1000} s.`);
    await Promise.race([sleep(wait), end]);
    if (isEnding) return;
    child = watched.start();
    void sayWhenReady(child, watched);
  }
}

/** Resolves when the child is gone, with how it ended; ends it when it has not answered for long. */
async function endOf(child: Child, { name, endpoint, say }: WatchedProcess): Promise<string> {
  let missed = 0;
  const look = async () => {
    missed = (await answersAt(endpoint, '/health/live')) ? 0 : missed + 1;
    if (missed !== MOST_MISSED) return;
    say(`The ${name} process has left ${MOST_MISSED} questions in a row unanswered. It is ended.`);
    child.kill();
  };
  const looking = setInterval(() => void look(), LOOK_EVERY);
  const how = await child.exit;
  clearInterval(looking);
  return how;
}

async function sayWhenReady(child: Child, { name, endpoint, say, ending }: WatchedProcess): Promise<void> {
  const since = performance.now();
  const outcome = await untilReady({ name, endpoint, say, until: Promise.race([child.exit, ending]) });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  if (outcome === 'ready') say(`The ${name} process is ready again after ${seconds} s.`);
}
