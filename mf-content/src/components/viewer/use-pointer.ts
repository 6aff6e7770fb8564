import { useEffect, type Dispatch, type RefObject } from 'react';
import type { ViewerEvent } from './viewer-state.ts';

/** Degrees for a pixel that a pointer goes. */
const AROUND = 0.4;
const UP = 0.25;
/** Share of the distance for a pixel that a wheel turns. */
const WHEEL = 0.0016;

interface Point {
  x: number;
  y: number;
}

const apart = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Pointers that are down, and what they do to the camera: one turns it, two pinch. */
class Pointers {
  readonly #down = new Map<number, Point>();
  readonly #send: Dispatch<ViewerEvent>;

  constructor(send: Dispatch<ViewerEvent>) {
    this.#send = send;
  }

  press({ pointerId, clientX, clientY }: PointerEvent): void {
    this.#down.set(pointerId, { x: clientX, y: clientY });
  }

  move({ pointerId, clientX, clientY, pointerType }: PointerEvent): void {
    const before = this.#down.get(pointerId);
    if (!before) return;
    const width = apart([...this.#down.values()]);
    this.#down.set(pointerId, { x: clientX, y: clientY });
    if (this.#down.size === 2) {
      const now = apart([...this.#down.values()]);
      if (width > 0 && now > 0) this.#send({ kind: 'zoomed', factor: width / now });
      return;
    }
    // A finger that goes up or down scrolls the page.
    const up = pointerType === 'touch' ? 0 : (clientY - before.y) * UP;
    this.#send({ kind: 'dragged', around: (before.x - clientX) * AROUND, up });
  }

  release({ pointerId }: PointerEvent): void {
    if (this.#down.delete(pointerId) && this.#down.size === 0) this.#send({ kind: 'rested' });
  }
}

/** Drag, pinch, and the wheel with Ctrl or ⌘: without it the page scrolls as ever. */
export function usePointer(element: RefObject<HTMLElement | null>, send: Dispatch<ViewerEvent>): void {
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const pointers = new Pointers(send);
    target.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        target.setPointerCapture(event.pointerId);
        pointers.press(event);
      },
      { signal },
    );
    target.addEventListener('pointermove', (event) => pointers.move(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      target.addEventListener(type, (event) => pointers.release(event), { signal });
    target.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        send({ kind: 'zoomed', factor: Math.exp(event.deltaY * WHEEL) });
      },
      { signal, passive: false },
    );
    return () => left.abort();
  }, [element, send]);
}
