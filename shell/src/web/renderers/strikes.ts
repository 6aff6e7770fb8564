/** Faults of a release after which it is replaced by the one before. */
export const STRIKES = 3;
/** Milliseconds after which a fault is forgotten. */
const REMEMBERED = 300_000;

export interface Strikes {
  /** Counts a fault. @returns whether the release has had its last one */
  add(release: string): boolean;
}

/** Faults by `app@version`, over all constellations that it is part of. */
export function createStrikes(now: () => number = () => performance.now()): Strikes {
  const faults = new Map<string, number[]>();
  return {
    add(release) {
      const time = now();
      const lately = [...(faults.get(release) ?? []).filter((at) => time - at < REMEMBERED), time];
      const isLast = lately.length >= STRIKES;
      if (isLast) faults.delete(release);
      else faults.set(release, lately);
      return isLast;
    },
  };
}
