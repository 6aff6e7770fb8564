import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCalm } from '../use-calm.ts';

export interface Rotation {
  /** The whole carousel: slides stay while pointer or focus are on it. */
  box: RefObject<HTMLDivElement | null>;
  playing: boolean;
  toggle: () => void;
}

/** Milliseconds that a slide stays: long enough to read a headline and a sentence. */
const STAY = 7000;

/**
 * Turning slides by themselves: never before somebody could stop it, never for those who asked for less motion or less
 * data, not while pointer or focus are on them (WCAG 2.2.2).
 */
export function useRotation(wanted: boolean, turn: () => void): Rotation {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(turn);
  const isCalm = useCalm();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = wanted && (chosen ?? !isCalm);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const isHeld = box.current?.matches(':hover, :focus-within') ?? true;
      if (!isHeld && document.visibilityState === 'visible') latest.current();
    }, STAY);
    return () => clearInterval(timer);
  }, [playing]);
  return { box, playing, toggle: () => setChosen(!playing) };
}
