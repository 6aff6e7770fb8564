/** How many times as long a page may take that waits for others. */
const PATIENCE = 4;
/** Milliseconds between two looks, at least. */
const LOOK = 50;

export interface DeadlineOptions {
  /** Milliseconds of a page's own. */
  limit: number;
  /** Milliseconds so far that were not its own: it waited for the service or for a processor. */
  waited: () => number;
  /** Called once. @param isItsOwn whether its own time is over; else it waited for too long */
  onLate: (isItsOwn: boolean) => void;
}

/**
 * Ends a page by the time that is its own: on a busy machine, or behind a slow service, it is no worse for being late, and
 * giving it up would cost its visitor the page and the machine the work that was done. Whatever it waits for, it ends.
 * @returns stops it
 */
export function startDeadline({ limit, waited, onLate }: DeadlineOptions): () => void {
  const begin = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const wait = (time: number) => void (timer = setTimeout(look, time));
  function look(): void {
    const spent = performance.now() - begin;
    const own = spent - waited();
    if (own >= limit || spent >= limit * PATIENCE) onLate(own >= limit);
    else wait(Math.max(LOOK, Math.min(limit - own, limit * PATIENCE - spent)));
  }
  wait(limit);
  return () => clearTimeout(timer);
}
