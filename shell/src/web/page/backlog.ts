import { Refusal } from '../http/refusal.ts';

/** So many pages may be late before visitors are sent away: one that waits for the service says nothing of the others. */
const MOST_LATE = 32;
/** Milliseconds after which a page that is being made is late. */
const LATE = 1000;
/** Seconds after which who was sent away may come back. */
const COME_BACK = 2;

/** Pages of a section that are being made for visitors who wait. */
export interface Backlog {
  /**
   * What makes a page, counted. A visitor who would wait long, however fast this machine makes pages, is told so at once
   * and comes back: it throws a {@link Refusal}. One who waits gives up, and the page was made for nobody.
   * @param make told whether a visitor waits
   */
  around<Page>(make: (isWaited: boolean) => Promise<Page>): (isWaited: boolean) => Promise<Page>;
}

/** @param now milliseconds of a clock that nobody moves */
export function createBacklog(now: () => number = () => performance.now()): Backlog {
  /** The first to begin is the first here. */
  const pages = new Set<{ begun: number }>();

  function isLong(): boolean {
    let late = 0;
    for (const { begun } of pages) {
      if (late === MOST_LATE || now() - begun <= LATE) break;
      late += 1;
    }
    return late === MOST_LATE;
  }

  return {
    around: (make) => async (isWaited) => {
      if (!isWaited) return make(isWaited);
      if (isLong()) throw new Refusal(503, COME_BACK);
      const page = { begun: now() };
      pages.add(page);
      return make(isWaited).finally(() => pages.delete(page));
    },
  };
}

/** One for each section: pages of one that hangs keep nobody from those of the others. */
export function createBacklogs(): (section: string) => Backlog {
  const backlogs = new Map<string, Backlog>();
  return (section) => {
    const backlog = backlogs.get(section) ?? createBacklog();
    backlogs.set(section, backlog);
    return backlog;
  };
}
