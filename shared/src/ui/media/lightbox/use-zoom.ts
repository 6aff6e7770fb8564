import { useEffect, useRef, useState, type RefObject } from 'react';

/** CSS pixels that an arrow key moves a zoomed picture. */
const STEP = 120;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Zoom {
  /** The window onto the picture. */
  frame: RefObject<HTMLDivElement | null>;
  zoomed: boolean;
  setZoomed: (zoomed: boolean) => void;
  /** Moves the picture by a key; false for other keys. */
  pan: (key: string) => boolean;
}

/** Twice the size, from the middle on; arrow keys, wheel and finger move it. */
export function useZoom(): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !zoomed) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: (scrollHeight - clientHeight) / 2 });
  }, [zoomed]);
  function pan(key: string): boolean {
    const way = WAYS[key];
    if (way) frame.current?.scrollBy({ left: way[0] * STEP, top: way[1] * STEP });
    return way !== undefined;
  }
  return { frame, zoomed, setZoomed, pan };
}
