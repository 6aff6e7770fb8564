import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../messages/words.ts';

export interface TimeLeftProps {
  /** When this was said by the service, whose clock counts. */
  seconds: number;
  onOver: () => void;
}

const MINUTE = 60;
const LOOK_MS = 5000;
const HALF_DAY_MS = 12 * 3_600_000;

/**
 * What is left of an offer, in minutes. Counted from when it arrived by a clock that nobody can set, and not announced
 * as it changes: the moment of its end stands beside it (WCAG 2.2.1, 4.1.3).
 */
export function TimeLeft({ seconds, onOver }: TimeLeftProps) {
  const t = useWords();
  const left = useSecondsLeft(seconds, onOver);
  const minutes = Math.ceil(left / MINUTE);
  if (minutes < MINUTE) return t('status.minutesLeft', { minutes });
  return t('status.hoursLeft', { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE });
}

function useSecondsLeft(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    const over = performance.now() + seconds * 1000;
    const look = () => setLeft(Math.max(0, Math.ceil((over - performance.now()) / 1000)));
    const timer = setInterval(look, LOOK_MS);
    // A timer beyond some weeks fires at once; offers of that length are looked at again when the page is.
    const end = seconds * 1000 < HALF_DAY_MS ? setTimeout(() => latest.current(), seconds * 1000 + LOOK_MS) : undefined;
    look();
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [seconds]);
  return left;
}
