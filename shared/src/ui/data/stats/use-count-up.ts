import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from '../../use-reduced-motion.ts';

/** Milliseconds: the scene's duration of tokens.css. */
const DURATION = 900;

/**
 * Progress from 0 to 1 once `ref` comes into view, or null while nothing moves: on the server, before that, afterwards,
 * and always for visitors who asked for less motion (WCAG 2.3.3).
 */
export function useCountUp(ref: RefObject<HTMLElement | null>): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  const prefersReducedMotion = useReducedMotion();
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion) return;
    let frame = 0;
    let start = 0;
    const step = (now: number) => {
      start ||= now;
      const done = Math.min(1, (now - start) / DURATION);
      setProgress(done === 1 ? null : 1 - (1 - done) ** 4);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      frame = requestAnimationFrame(step);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, prefersReducedMotion]);
  return progress;
}
