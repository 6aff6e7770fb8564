export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until a moment, in whole seconds; nothing when it has passed. Milliseconds since the epoch. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const left = Math.ceil((until - now) / SECOND) * SECOND;
  if (left <= 0) return null;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: (left % MINUTE) / SECOND,
  };
}
