import { useEffect, useState, type RefObject } from 'react';
import { useCalm } from '../use-calm.ts';

export interface Loop {
  playing: boolean;
  toggle: () => void;
}

/** Plays while in sight, unless the visitor stopped it or asked for less motion or less data (WCAG 2.2.2, 2.3.3). */
export function useLoop(film: RefObject<HTMLVideoElement | null>): Loop {
  const isCalm = useCalm();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !isCalm;
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    if (!playing) {
      element.pause();
      return;
    }
    const watcher = new IntersectionObserver(([entry]) => {
      // A browser that saves power refuses; the button then says that it stands still.
      if (entry?.isIntersecting) void element.play().catch(() => setChosen(false));
      else element.pause();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [film, playing]);
  return { playing, toggle: () => setChosen(!playing) };
}
