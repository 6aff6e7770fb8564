import { setImmediate } from 'node:timers';

/**
 * Gives each task a turn of the event loop of its own. Without it all pages that were asked for at once are made before
 * anything is sent or received: a busy process would seem to hang.
 */
export function createTurns(): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  const next = () => {
    const task = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    task?.();
  };
  return (task) => {
    waiting.push(task);
    if (waiting.length === 1) setImmediate(next);
  };
}
