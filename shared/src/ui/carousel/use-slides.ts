import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Slides {
  /** The element that scrolls; its first child holds the slides. */
  scroller: RefObject<HTMLDivElement | null>;
  /** From 0: the slide at the start edge. */
  current: number;
  atEnd: boolean;
  go: (index: number) => void;
}

const slidesIn = (scroller: HTMLElement | null): HTMLElement[] =>
  [...(scroller?.firstElementChild?.children ?? [])].filter((slide) => slide instanceof HTMLElement);

/** Where a row of slides stands. The scroll position is the only state there is: fingers, keys and buttons all set it. */
export function useSlides(): Slides {
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ current: 0, atEnd: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setPlace((known) => samePlace(known, placeOf(element)));
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  function go(index: number): void {
    const [first, slide] = [slidesIn(scroller.current)[0], slidesIn(scroller.current)[index]];
    if (first && slide) scroller.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  }
  return { scroller, ...place, go };
}

type Place = Pick<Slides, 'current' | 'atEnd'>;

const samePlace = (known: Place, now: Place): Place =>
  known.current === now.current && known.atEnd === now.atEnd ? known : now;

function placeOf(element: HTMLElement): Place {
  const slides = slidesIn(element);
  const start = slides[0]?.offsetLeft ?? 0;
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - start - element.scrollLeft));
  // Two pixels: scroll positions are fractions on screens that are scaled.
  const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
  return { current: Math.max(0, distances.indexOf(Math.min(...distances))), atEnd };
}
